import { IsolationLevel } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Zip, ZipDeflate } from 'fflate'
import { csvLine } from '../../csv.ts'
import { onlyValue } from '../../database/change.ts'
import type { Database } from '../../database/connection.ts'
import type { HelpFile } from '../../entities/member/help-file.ts'
import { localeOf, minute, type Units } from '../../languages/formats.ts'
import { DEFAULT_LANGUAGE, text } from '../../languages/index.ts'
import { chosenLanguage } from '../member/language.ts'
import type { Platform } from '../platform.ts'
import { type Asked, type Column, columnsIn, queryIn, rowsIn } from './rows.ts'
import { type ExportedTable, exceptions, exportedTables, type Row } from './tables.ts'

/** How long after its last piece another gateway takes an export over. */
const HELD_S = 600
const DAYS_TO_FETCH = 7
const PIECE_BYTES = 262_144

interface Taken {
  readonly id: string
  readonly memberId: string
  readonly attempt: number
  readonly requestedAt: Date
}

const take = `select id, user_id as "memberId", attempts as attempt, requested_at as "requestedAt" from take_export($1)`

/** Makes the exports that members have asked for, one after the other, and returns how many; each is tried five times. */
export async function makeExports({
  database,
  ...units
}: Pick<Platform, 'database' | keyof Units>): Promise<number> {
  for (let made = 0; ; made += 1) {
    const [taken] = await database.change<Taken>(take, [HELD_S])
    if (taken === undefined) return made
    const language = (await chosenLanguage(database, taken.memberId)) ?? DEFAULT_LANGUAGE
    await withSnapshot(database, async (em) => {
      const bytes = await keep(database, taken, archive(queryIn(em), { ...taken, language }, units))
      const text = 'select finish_export($1, $2, $3, $4)'
      await database.change(text, [taken.id, taken.attempt, bytes, DAYS_TO_FETCH])
    })
  }
}

/** One snapshot for all tables. The transaction writes nothing, so feeds that wait for older transactions don't wait for it. */
function withSnapshot(
  { orm, withOwnConnection }: Database,
  work: (em: EntityManager) => Promise<void>,
): Promise<void> {
  const options = { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true }
  return withOwnConnection(() => orm.em.fork().transactional(work, options))
}

/** Stores the file in pieces, each in a transaction of its own; returns its size in bytes. Throws if another attempt has begun. */
async function keep(
  database: Database,
  { id, attempt }: Taken,
  file: AsyncIterable<Uint8Array>,
): Promise<number> {
  let [bytes, number] = [0, 0]
  for await (const piece of joined(file)) {
    const text = 'select add_export_piece($1, $2, $3, $4, $5)'
    const adding = database.change(text, [id, attempt, number, piece, HELD_S])
    if (!(await onlyValue<boolean>(adding))) throw new Error('another attempt has begun')
    number += 1
    bytes += piece.length
  }
  return bytes
}

/** Joins small pieces into larger ones. */
async function* joined(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let [waiting, length]: [Uint8Array[], number] = [[], 0]
  for await (const piece of pieces) {
    waiting.push(piece)
    length += piece.length
    if (length < PIECE_BYTES) continue
    yield Buffer.concat(waiting)
    ;[waiting, length] = [[], 0]
  }
  if (length > 0) yield Buffer.concat(waiting)
}

type Query = Parameters<typeof columnsIn>[0]

/** A file of the archive, in pieces. */
type File = readonly [name: string, pieces: AsyncIterable<string | Buffer>]

/**
 * The ZIP file of an export, in pieces: each table as JSON and as CSV, with what its columns are in `schema.json` and a text that explains it all. Only a
 * few hundred rows are in memory at once, since each file is compressed as it is read.
 */
async function* archive(query: Query, asked: Asked, units: Units): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const [name, pieces] of files(query, asked, units)) {
    const file = new ZipDeflate(name)
    file.mtime = asked.requestedAt
    zip.add(file)
    for await (const piece of pieces) {
      file.push(Buffer.from(piece))
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made
}

async function* files(query: Query, asked: Asked, units: Units): AsyncGenerator<File> {
  const { currency } = units
  yield ['readme.txt', once(readme(asked, units))]
  const described: object[] = []
  for (const [table, exported] of Object.entries<ExportedTable>(exportedTables)) {
    const columns = await columnsIn(query, table, exported)
    const rows = () => rowsIn(query, [table, exported], columns, asked, currency)
    const count = { rows: 0 }
    yield [`json/${table}.json`, json(rows(), count)]
    yield [`csv/${table}.csv`, csv(rows(), columns)]
    described.push({ table, rows: count.rows, columns })
  }
  yield* filesOfHelp(query, asked)
  const schema = { currency: currency.code, tables: described, leftOut: leftOut(asked.language) }
  yield ['schema.json', once(`${JSON.stringify(schema, undefined, 2)}\n`)]
}

/** The files that the member has added to requests for help, one at a time. */
async function* filesOfHelp(query: Query, { memberId }: Asked): AsyncGenerator<File> {
  const own = `from help_file where user_id = '${memberId}'`
  for (const { id, type } of await query<Pick<HelpFile, 'id' | 'type'>>(`select id, type ${own}`)) {
    const [file] = await query<{ content: Buffer }>(`select content ${own} and id = '${id}'`)
    if (file) yield [`help_files/${id}.${type}`, once(file.content)]
  }
}

async function* once<Piece extends string | Buffer>(piece: Piece): AsyncGenerator<Piece> {
  yield piece
}

async function* json(
  batches: AsyncIterable<readonly Row[]>,
  count: { rows: number },
): AsyncGenerator<string> {
  for await (const rows of batches) {
    const lines = rows.map((row) => JSON.stringify(row)).join(',\n')
    yield `${count.rows === 0 ? '[\n' : ',\n'}${lines}`
    count.rows += rows.length
  }
  yield count.rows === 0 ? '[]\n' : '\n]\n'
}

async function* csv(
  batches: AsyncIterable<readonly Row[]>,
  columns: readonly Column[],
): AsyncGenerator<string> {
  yield csvLine(columns.map(({ name }) => name))
  for await (const rows of batches)
    yield rows.map((row) => csvLine(columns.map(({ name }) => plain(row[name])))).join('')
}

function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

function readme(
  { memberId: member, requestedAt, language }: Asked,
  { currency: { code: currency, decimals }, timezone }: Units,
): string {
  const time = minute(localeOf(language), requestedAt.toISOString(), timezone)
  return text(language, 'export.readme', { member, time, currency, decimals: String(decimals) })
}

/** Why each table that is not in the export is left out. */
function leftOut(language: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    exceptions.map((table) => [table, text(language, `export.left_out.${table}`)]),
  )
}
