import type { FileRecord } from '../entities/operator/file-record.ts'
import { checkRange, checkText, invalid, type MaybeReason } from './refusal.ts'

/** The bounds of a file's record: how long its name is, the form of its hash, and its size in bytes. */
export const fileBounds = {
  name: { min: 1, max: 200 },
  sha256: /^[0-9a-f]{64}$/,
  size: { min: 0, max: 2_147_483_647 },
} as const

/** Says what is wrong with a file's record; `within` is the prefix of the fields' names, such as `file.`. */
export function checkFile({ name, sha256, size }: FileRecord, within = ''): readonly MaybeReason[] {
  return [
    checkText(`${within}name`, name, fileBounds.name),
    !fileBounds.sha256.test(sha256) && invalid(`${within}sha256`, 'refusal.file.sha256'),
    checkRange(`${within}size`, size, fileBounds.size),
  ]
}
