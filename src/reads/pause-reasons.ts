import type { Reader } from '../database/reader.ts'
import { Loader } from './loader.ts'

/** Why an open loan takes no investments. */
export type PauseReason = 'frozen' | 'borrower_frozen' | 'borrower_owes'

interface Row {
  readonly id: string
  readonly reasons: PauseReason[]
}

const text = `
  select loan.id, array_remove(array[case when frozen_reason is not null then 'frozen' end,
    case when profile.frozen then 'borrower_frozen' end, case when frozen_as_late then 'borrower_owes' end], null) as reasons
  from loan join profile on profile.id = borrower_id where loan.id = any($1)`

/** Loads why open loans are paused, by id: for operators. */
export function pauseReasons(reader: Reader): Loader<string, PauseReason[]> {
  return new Loader(async (ids) => {
    const rows = await reader.query<Row>(text, [ids])
    const known = new Map(rows.map(({ id, reasons }) => [id, reasons]))
    return ids.map((id) => known.get(id) ?? [])
  })
}
