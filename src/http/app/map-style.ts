import { z } from 'zod'
import { discovered } from './discovered.ts'

/** What draws streets beneath the markers of /app/map. */
export interface MapStyle {
  /** The style's own URL. */
  readonly url: string
  /** The servers that it loads anything from. */
  readonly origins: readonly string[]
}

const PATIENCE_MS = 5_000
/** What a style says of other files: MapLibre Style Specification 8, and TileJSON 3.0.0 for sources that are described elsewhere. */
const tiles = z.object({ tiles: z.array(z.string()).default([]) })
const style = z.object({
  version: z.literal(8),
  sources: z.record(
    z.string(),
    tiles.extend({ url: z.string().optional(), data: z.unknown().optional() }),
  ),
  sprite: z
    .union([z.string(), z.array(z.object({ url: z.string() }))])
    .default([])
    .transform((sprite) => (typeof sprite === 'string' ? [sprite] : sprite.map(({ url }) => url))),
  glyphs: z.string().optional(),
})

/** Reads the style of MAP_STYLE_URL on first use. */
export function openMapStyle(
  url: string,
  failed: (reason: string) => void,
): () => Promise<MapStyle | undefined> {
  return discovered(async () => {
    const { sources, sprite, glyphs } = style.parse(await read(url))
    const named = [...sprite, ...(glyphs === undefined ? [] : [glyphs])]
    for (const { url: described, tiles: templates, data } of Object.values(sources)) {
      named.push(...templates, ...(typeof data === 'string' ? [data] : []))
      if (described === undefined) continue
      const at = new URL(described, url).href
      named.push(at, ...tiles.parse(await read(at)).tiles.map((one) => new URL(one, at).href))
    }
    const loaded = [url, ...named].map((one) => new URL(one, url))
    // A style can hold data itself, as data: URLs.
    const origins = loaded.filter(({ protocol }) => /^https?:$/.test(protocol))
    return { url, origins: [...new Set(origins.map(({ origin }) => origin))] }
  }, failed)
}

/** Reads a JSON file. It follows no redirect: whoever makes the style would choose where it leads. */
async function read(url: string): Promise<unknown> {
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`${new URL(url).origin} answered ${answer.status}`)
  return answer.json()
}
