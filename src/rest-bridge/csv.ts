import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Json = Readonly<Record<string, unknown>>
/** A page of a list, as the schema gives it. */
export interface CsvPage {
  readonly nodes: readonly Json[]
  readonly page_info: Json
}

export const CSV = 'text/csv'
/** Records of one reading. */
export const CSV_PAGE = 100

/** Whether the client would rather have a table (RFC 4180). */
export function wantsCsv(request: FastifyRequest): boolean {
  return request.accepts().type(['application/json', CSV]) === CSV
}

/** Sends a whole list as a table, page after page as the client takes it. */
export async function sendCsv(
  name: string,
  columns: readonly string[],
  read: (after: unknown) => Promise<CsvPage>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // What is wrong shows with the first page, while the answer can still say so.
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

/** Text that a spreadsheet would take for a formula is marked as text. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
