import { v7 as newId } from 'uuid'
import { firstRow, onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import { idOrNone } from '../../database/ids.ts'
import { DataExport } from '../../entities/privacy/data-export.ts'
import { columnsOf } from '../../reads/rows.ts'
import { againAt } from '../again-at.ts'
import { callFunction, perform } from '../outcome.ts'
import type { Platform } from '../platform.ts'

/** How many exports a member can have made within a day: each reads all their records. */
const EXPORTS_A_DAY = 5

/**
 * Asks for a file with all that is kept of a member. One that is being made, or waits to be fetched, is returned instead, so that a member who asks
 * twice gets one file. Throws a Refusal.
 */
export async function requestDataExport(
  platform: Platform,
  memberId: string,
): Promise<{ readonly dataExport: DataExport }> {
  const values = { member: memberId, new_id: newId(), most: EXPORTS_A_DAY }
  const { record } = await perform(platform, 'request_export', values, (outcome) => ({
    LIMIT_EXCEEDED: {
      message: 'refusal.export.most',
      ...againAt(outcome, { max: EXPORTS_A_DAY }),
    },
  }))
  const dataExport = record(DataExport, 'data_export')
  if (dataExport.status === 'pending') await platform.exportSoon()
  return { dataExport }
}

/** A member's own export; null if the member has none with this id. */
export function dataExportOf(
  database: Database,
  memberId: string,
  id: string,
): Promise<DataExport | null> {
  const text = `select ${columnsOf(database, DataExport)} from data_export where id = $1 and user_id = $2`
  return firstRow(database.query<DataExport>(text, [idOrNone(id), memberId]))
}

/** A file that is handed out to its member. */
export interface Handed {
  readonly bytes: number
  readonly pieces: AsyncGenerator<Buffer>
  /** Says whether it was handed out to its end; only then can it not be fetched again. */
  readonly ended: (whole: boolean) => Promise<void>
}

/** Begins to hand out the file of an export, once and to its own member only; otherwise returns the code that says why not. */
export async function fetchDataExport(
  { database }: Pick<Platform, 'database'>,
  memberId: string,
  id: string,
): Promise<Handed | 'NOT_FOUND' | 'INVALID_TRANSITION' | 'GONE'> {
  const outcome = await callFunction(database, 'fetch_export', {
    member: memberId,
    of_export: idOrNone(id),
  })
  const { code, attempt, bytes } = outcome ?? {}
  if (code !== undefined) return code as 'NOT_FOUND' | 'INVALID_TRANSITION' | 'GONE'
  return {
    bytes: Number(bytes),
    pieces: piecesOf(database, id, Number(attempt)),
    ended: async (whole) => {
      await database.change('select end_fetching($1, $2)', [id, whole])
    },
  }
}

const next = 'select export_piece($1, $2, $3)'

async function* piecesOf(database: Database, id: string, attempt: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const piece = await onlyValue<Buffer | null>(database.change(next, [id, attempt, number]))
    if (piece === null) return
    yield piece
  }
}
