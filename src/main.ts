import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// This must come before anything else is loaded. From its second run on, a command then takes a third of the time.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
const { run } = await import('./commands/run.ts')
await run(process.argv.slice(2))
