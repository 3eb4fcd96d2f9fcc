import { join } from 'node:path'
import { z } from 'zod'

/** The path of the list of erasures: that of the setting, or a file beside the embedded database. */
export function erasureListIn({
  ERASURES_FILE: path,
  DATA_DIR: folder,
}: {
  readonly ERASURES_FILE?: string | undefined
  readonly DATA_DIR: string
}): string {
  return path ?? join(folder, 'erasures.jsonl')
}

const RETAINED = /^(aml|books)=(\d{1,2})$/

/** For how many years what the law keeps of an erased member is kept, by kind, such as `aml=5,books=10`. A kind that is not named is not kept. */
export const retention = z
  .string()
  .refine((text) => {
    const kinds = text.split(',').map((one) => RETAINED.exec(one)?.[1])
    return text === 'none' || (!kinds.includes(undefined) && new Set(kinds).size === kinds.length)
  }, 'must name kinds of records and years, such as aml=5,books=10 (0 to 99 years each), or be none')
  .transform((text) => {
    const given = text.split(',').map((one) => one.split('=') as [string, string | undefined])
    const years = Object.fromEntries(given.map(([kind, count]) => [kind, Number(count ?? 0)]))
    return { aml: years.aml ?? 0, books: years.books ?? 0 }
  })
