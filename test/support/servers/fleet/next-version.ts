import { cp, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFolder } from '../../folders.ts'

const project = fileURLToPath(new URL('../../../..', import.meta.url))
const copied = ['src', 'schema', 'package.json']

/** What the next version says about its schema. */
interface Release {
  readonly release: number
  readonly servedSince: number
}

/**
 * A copy of this program as its next version could be, in a folder of its own: a table with one more column, a function with another
 * body, a view with one more column, a new function, and the right to call it.
 */
export async function createNextVersion({ release, servedSince }: Release): Promise<string> {
  const root = await createFolder('lending-gateway-next-')
  for (const name of copied) await cp(join(project, name), join(root, name), { recursive: true })
  await symlink(join(project, 'node_modules'), join(root, 'node_modules'))
  const edit = async (path: string, from: string, to: string) => {
    const text = await readFile(join(root, 'src', path), 'utf8')
    if (!text.includes(from)) throw new Error(`${path} does not say: ${from}`)
    await writeFile(join(root, 'src', path), text.replace(from, to))
  }
  await writeFile(
    join(root, 'src/migrations/release.ts'),
    `export const release = ${release}\nexport const servedSince = ${servedSince}\n`,
  )
  await writeFile(join(root, 'src/migrations/9999-next.sql'), 'alter table loan add footnote text')
  await edit('lending/loan/create.sql', 'select ids[1], borrower, title,', nextTitle)
  await edit(
    'lending/wallet/wallet-state.sql',
    '\n  from wallet\n',
    ', 1 as later\n  from wallet\n',
  )
  await edit('lending/ids.sql', 'do $install$', `${laterFunction}\ndo $install$`)
  await edit('database/roles/grants.ts', "'gateway_now,", "'gateway_now, later,")
  return root
}

const nextTitle = "select ids[1], borrower, title || ' (next)',"
const laterFunction = 'create or replace function later() returns int language sql return 1;'
