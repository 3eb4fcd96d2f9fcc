import { readdirSync, readFileSync } from 'node:fs'
import { type Asset, newAsset } from '../pages/assets.ts'

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
    // In a URL, `\`, `?` and other characters mean something: only names that the folder lists are read, and kept.
    if (!names(new URL('assets/', from)).includes(name)) return undefined
    const added = newAsset(name, readFileSync(new URL(`assets/${name}`, from)))
    known.set(name, added)
    return added
  }
  const page = () =>
    names(from).includes('index.html')
      ? readFileSync(new URL('index.html', from), 'utf8')
      : undefined
  return { page, asset }
}

/** The files of a folder; none if it is not there. */
function names(folder: URL): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
