import { chmod, readdir, readFile, rm, stat } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import packageJson from '../../package.json' with { type: 'json' }
import { makeFolder } from '../folder.ts'
import { release } from '../migrations/release.ts'
import { fingerprint, writeWhole } from './files.ts'

const NAME = 'backup.json'
const FORMAT = 1
const OTHERS_WRITE = 0o022

/** A path within the backup: somebody who can write the manifest must not be able to reach anything else. */
const within = z.string().refine((path) => !isAbsolute(path) && !path.split(/[\\/]/).includes('..'))

const manifest = z.object({
  format: z.literal(FORMAT),
  kind: z.enum(['embedded', 'external']),
  createdAt: z.string(),
  /** The version of the gateway that made the backup. */
  version: z.string(),
  /** The release of the schema in it. */
  release: z.int(),
  /** The major version of its PostgreSQL. */
  postgres: z.int(),
  /** The schemas of the tables and of the extension cube; only for an external database. */
  schema: z.string().optional(),
  extension: z.string().optional(),
  folders: z.array(within),
  files: z.array(z.object({ path: within, bytes: z.int(), sha256: z.string() })),
})

/** What a backup contains. It is written last, so a backup without it is incomplete. */
export type Manifest = z.infer<typeof manifest>

/**
 * Creates the folder of a new backup, which only its owner can read. Throws an Error if the folder is not empty, or if others could
 * change its content. Returns a function that removes the content, and the folder if this created it.
 */
export async function openFolder(folder: string): Promise<() => Promise<void>> {
  const first = await makeFolder(folder, 0o700)
  if (first === undefined) await requireOwn(folder)
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty; name a new folder for each backup`)
  return async () => {
    if (first !== undefined) return rm(folder, { recursive: true, force: true })
    for (const name of await readdir(folder))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

/** Throws an Error unless an existing folder belongs to this user, and nobody else can write to it. Others lose the right to read it. */
async function requireOwn(folder: string): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (uid !== (process.getuid?.() ?? uid))
    throw new Error(`${folder} belongs to another user; name a new folder, or one of your own`)
  if ((mode & OTHERS_WRITE) !== 0)
    throw new Error(
      `others may write to ${folder}; name a new folder, or close it first (chmod 700)`,
    )
  await chmod(folder, 0o700)
}

/** Completes a backup by writing its manifest. */
export async function writeManifest(
  folder: string,
  content: Omit<Manifest, 'format' | 'createdAt' | 'version'>,
): Promise<Manifest> {
  const createdAt = new Date().toISOString()
  const written = { format: FORMAT, createdAt, version: packageJson.version, ...content } as const
  await writeWhole(join(folder, NAME), `${JSON.stringify(written, undefined, 1)}\n`)
  return written
}

/** Reads the manifest of a backup; throws an Error of one line unless the backup is complete and this version can use it. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Error(
      `${folder} holds no complete backup: ${NAME}, which is written last, is missing; take another one`,
    )
  const found = parsed(text)
  if (Number(found?.format) > FORMAT || Number(found?.release) > release)
    throw new Error(
      `this backup is of a newer version of the gateway (${found?.version}, release ${found?.release}); this one knows releases up to ${release}: restore it with that version`,
    )
  const { success, data } = manifest.safeParse(found)
  if (!success) throw new Error(`${join(folder, NAME)} is damaged; take another backup`)
  return data
}

/** Throws an Error that names the first file that is missing or was changed since the backup. */
export async function verify(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of files) {
    const found = await fingerprint(join(folder, path)).catch(() => undefined)
    if (found === undefined) throw new Error(`the backup is incomplete: ${path} is missing`)
    if (found.bytes !== bytes || found.sha256 !== sha256)
      throw new Error(`the backup is damaged: ${path} is not what was backed up`)
  }
}

function parsed(text: string): Partial<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
