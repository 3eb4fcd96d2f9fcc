import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
const dist = join(root, 'dist')
const STAMP = 'built-from'

/** A hash of all that the bundle is made of: its sources, and the versions of its packages. */
function source(): string {
  const hash = createHash('sha256')
  const own = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\/(?:dist|node_modules)\b/.test(entry.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of [...own.toSorted(), join(root, '../package-lock.json')])
    hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** What the bundle was built from; undefined if there is none. */
function built(): string | undefined {
  try {
    return readFileSync(join(dist, STAMP), 'utf8')
  } catch {
    return undefined
  }
}

/** Builds the bundle of /app/ unless it is current. */
export async function buildApp(): Promise<void> {
  const current = source()
  if (built() === current) return
  const { build } = await import('vite')
  // Two processes may build at once; each bundle appears as a whole.
  const outDir = `${dist}-${process.pid}`
  // Tests build it too, and it is served afterwards.
  const define = { 'process.env.NODE_ENV': '"production"' }
  await build({ root, logLevel: 'error', define, build: { outDir } })
  writeFileSync(join(outDir, STAMP), current)
  rmSync(dist, { recursive: true, force: true })
  renameSync(outDir, dist)
}

// The gateway serves everything else without it, and says at /app/ how to build it.
if (import.meta.main)
  await buildApp().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    process.stderr.write(`The app at /app/ could not be built (npm run build): ${reason}\n`)
    if (!process.argv.includes('--gently')) process.exitCode = 1
  })
