import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFolder } from '../folders.ts'

/** A version to write: its file gets the text. */
interface Written {
  readonly name: string
  readonly version: string
  readonly text: string
  readonly from: string
  readonly acts: readonly string[]
}

/** The SHA-256 of a text, in hexadecimal. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** A folder for AGREEMENTS_DIR; `write` replaces what it lists. */
export async function agreementsFolder(given: readonly Written[]) {
  const path = await createFolder()
  const write = async (versions: readonly Written[]) => {
    const list = versions.map(({ text: _, ...one }) => ({
      ...one,
      title: `The ${one.name}`,
      file: `${one.name}-${one.version}.md`,
    }))
    for (const { name, version, text } of versions)
      await writeFile(join(path, `${name}-${version}.md`), text)
    await writeFile(join(path, 'agreements.json'), JSON.stringify(list))
  }
  await write(given)
  return { path, write, remove: () => rm(path, { recursive: true }) }
}
