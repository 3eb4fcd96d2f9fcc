import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isDay } from '../calendar.ts'
import { mistakesIn, readJson } from '../config/json-file.ts'
import { gatedActs } from '../lending/verification/gate.ts'

const LIST = 'agreements.json'
const TEXT_MAX = 1_000_000
const EXAMPLE =
  'it must be a list such as [{"name": "terms", "version": "1", "title": "Terms of use", "file": "terms-1.md", "from": "2027-01-01", "acts": ["deposit", "invest"]}]'

const entry = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be 1 to 40 of a-z, 0-9 and -, and begin with a letter'),
  version: z.string().regex(/^[A-Za-z0-9.-]{1,40}$/, 'must be 1 to 40 of a-z, A-Z, 0-9, . and -'),
  title: z.string().trim().min(1).max(200),
  file: z
    .string()
    .regex(/^[\w-][\w.-]*$/, `must be the name of a file in the same folder as ${LIST}`),
  from: z.string().refine(isDay, 'must be a day such as 2027-01-31'),
  acts: z.array(z.enum(gatedActs, `must be acts: ${gatedActs.join(', ')}`)),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/, 'must be 64 hexadecimal digits, as sha256sum prints them')
    .optional(),
})
const list = z
  .array(entry)
  .refine(
    (all) => new Set(all.map(({ name, version }) => `${name} ${version}`)).size === all.length,
    'must not list a version twice',
  )

/** A version of an agreement as AGREEMENTS_DIR has it. */
export interface AgreementFile extends Omit<z.infer<typeof entry>, 'file' | 'sha256'> {
  readonly text: string
  /** The SHA-256 of the text, in hexadecimal. */
  readonly hash: string
}

/** Reads the agreements that a folder lists; throws a ConfigError with a line for each mistake. */
export function readAgreements(folder: string): readonly AgreementFile[] {
  const { success, data, error } = list.safeParse(
    readJson('AGREEMENTS_DIR', join(folder, LIST), EXAMPLE),
  )
  const problems: string[] = success
    ? []
    : error.issues.map(({ path, message }) => `${[LIST, ...path].join('.')}: ${message}`)
  const read = (data ?? []).map(({ file, sha256, ...one }) => {
    const found = textOf(join(folder, file))
    const hash = createHash('sha256')
      .update(found ?? '')
      .digest('hex')
    if (found === undefined)
      problems.push(`${file} can't be read as a text in UTF-8 of at most ${TEXT_MAX} characters`)
    else if (sha256 !== undefined && sha256 !== hash)
      problems.push(`${file} has the SHA-256 ${hash}, and ${LIST} says ${sha256}`)
    return { ...one, text: found ?? '', hash }
  })
  if (problems.length === 0) return read
  throw mistakesIn('AGREEMENTS_DIR', folder, problems)
}

function textOf(path: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      readFileSync(path),
    )
    return text.trim() === '' || text.includes('\0') || text.length > TEXT_MAX ? undefined : text
  } catch {
    return undefined
  }
}
