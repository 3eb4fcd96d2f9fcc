import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
const stamp = join(root, 'dist/built-from')

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
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

/** Builds the bundle of /app/ unless it is current. */
export async function buildApp(): Promise<void> {
  const current = source()
  if (built() === current) return
  const { build } = await import('vite')
  await build({ root, logLevel: 'error' })
  writeFileSync(stamp, current)
}

// The gateway serves everything else without it, and says at /app/ how to build it.
if (import.meta.main)
  await buildApp().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
    process.stderr.write(`The app at /app/ could not be built (npm run build): ${reason}\n`)
    if (!process.argv.includes('--gently')) process.exitCode = 1
  })
