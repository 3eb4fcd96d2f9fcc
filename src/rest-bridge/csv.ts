import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type Json = Readonly<Record<string, unknown>>
/** A page of a list, in the schema's form. */
export interface CsvPage {
  readonly nodes: readonly Json[]
  readonly page_info: Json
}

/** CSV (RFC 4180). */
export const CSV = 'text/csv'
/** Records per page. */
export const CSV_PAGE = 100

/** Streams a whole list as CSV, page by page, at the client's pace. */
export async function sendCsv(
  name: string,
  columns: readonly string[],
  read: (after: unknown) => Promise<CsvPage>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Errors show up with the first page, while the response can still report them.
  const first = await read(null)
  const lines = async function* () {
    yield line(columns)
    for (let page = first; ; page = await read(page.page_info.end_cursor)) {
      for (const record of page.nodes) yield line(columns.map((column) => record[column]))
      if (page.page_info.has_next_page !== true) return
    }
  }
  return reply
    .type(`${CSV}; charset=utf-8; header=present`)
    .header('content-disposition', `attachment; filename="${name.replaceAll('_', '-')}.csv"`)
    .send(Readable.from(lines()))
}

function line(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

/** Escapes text that a spreadsheet would run as a formula. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
