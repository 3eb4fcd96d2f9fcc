import { open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../../folder.ts'
import type { Erasure, Kept } from './state.ts'

/** The list of erasures outside the database: whoever restores a backup from before an erasure must erase again. It names nobody: it has ids and days. */
export interface ErasureList {
  /** Adds an erasure. If the list can't be written, this is reported, and the next run of the job adds it. */
  add(erasure: Erasure): Promise<void>
  /** Adds those that are missing. */
  complete(all: readonly Erasure[]): Promise<void>
}

/** A line of the list. */
export interface Listed {
  readonly member: string
  readonly erasedAt: string
  /** Until which day each kind of record is kept. */
  readonly kept: Readonly<Partial<Record<Kept['kind'], string>>>
}

/** Opens the list, a file of JSON lines. */
export function openErasureList(path: string, report: (reason: string) => void): ErasureList {
  const write = (erasures: readonly Erasure[]) => append(path, erasures.map(lineOf).join(''))
  const orReport = (written: Promise<void>) => written.catch((error) => report(String(error)))
  const writeMissing = async (all: readonly Erasure[]) => {
    const known = new Set((await readErasureList(path)).map(({ member }) => member))
    const missing = all.filter(({ memberId }) => !known.has(memberId))
    if (missing.length > 0) await write(missing)
  }
  return {
    add: (erasure) => orReport(write([erasure])),
    complete: (all) => orReport(writeMissing(all)),
  }
}

/** Reads the list; empty if there is no such file. A line that was not written to its end is left out. */
export async function readErasureList(path: string): Promise<readonly Listed[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Listed]
    } catch {
      return []
    }
  })
}

function lineOf({ memberId, erasedAt, kept }: Erasure): string {
  const listed: Listed = {
    member: memberId,
    erasedAt: erasedAt.toISOString(),
    kept: Object.fromEntries(kept.map(({ kind, until }) => [kind, until])),
  }
  // A line that was not written to its end ends before this one begins.
  return `\n${JSON.stringify(listed)}\n`
}

/** Appends to a file that only its owner can read, and waits until it is on the disk. */
async function append(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path), 0o700)
  const file = await open(path, 'a', 0o600)
  try {
    await file.appendFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
