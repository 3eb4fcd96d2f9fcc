import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Asset, newAsset } from '../assets.ts'

const folder = new URL('../../../app/dist/', import.meta.url)

/** The built app, read when it is asked for, so that it can be built while the gateway runs. */
export interface Bundle {
  /** The page; undefined if the app is not built. */
  page(): string | undefined
  /** A file whose name contains a hash of its content; undefined if there is none. */
  asset(name: string): Asset | undefined
}

/** Opens the bundle that `npm run build` writes. */
export function openBundle(from = folder): Bundle {
  const known = new Map<string, Asset>()
  const asset = (name: string) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const bytes = basename(name) === name ? read(new URL(`assets/${name}`, from)) : undefined
    if (bytes === undefined) return undefined
    const added = newAsset(name, bytes)
    known.set(name, added)
    return added
  }
  return { page: () => read(new URL('index.html', from))?.toString('utf8'), asset }
}

function read(file: URL): Buffer | undefined {
  try {
    return readFileSync(fileURLToPath(file))
  } catch {
    return undefined
  }
}
