import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder } from '../folders.ts'

/** A file for GATES_FILE with these gates, or with this text; `remove` takes it away again. */
export async function gatesFile(gates: object | string) {
  const folder = await createFolder()
  const path = join(folder, 'gates.json')
  await writeFile(path, typeof gates === 'string' ? gates : JSON.stringify(gates))
  return { path, remove: () => rm(folder, { recursive: true }) }
}

/** A gate for each act. */
export const everyGate = {
  deposit: { none: '100', basic: 1000, full: null },
  invest: 'basic',
  publish: 'basic',
  transfer: 'basic',
  withdraw: 'full',
  standing_order: 'full',
}
