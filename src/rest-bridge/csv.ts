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

/** Streams a whole list as CSV at the client's pace, while at most one page is read ahead. */
export async function sendCsv(
  name: string,
  columns: readonly string[],
  read: (after: unknown) => Promise<CsvPage>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // The first page is read before the response begins, which can still report its errors.
  const first = await read(null)
  const pages = async function* () {
    yield line(columns)
    for (let page = first; ; ) {
      const { has_next_page, end_cursor } = page.page_info
      const next = has_next_page === true ? read(end_cursor) : undefined
      // The client may leave before anybody waits for it.
      next?.catch(() => undefined)
      yield page.nodes.map((record) => line(columns.map((column) => record[column]))).join('')
      if (next === undefined) return
      page = await next
    }
  }
  return (
    reply
      .type(`${CSV}; charset=utf-8; header=present`)
      .header('content-disposition', `attachment; filename="${name.replaceAll('_', '-')}.csv"`)
      // A response to HEAD has no body: nothing would stop it from reading every page.
      .send(Readable.from(reply.request.method === 'HEAD' ? [] : pages()))
  )
}

function line(values: readonly unknown[]): string {
  return `${values.map(csvField).join(',')}\r\n`
}

const FORMULA = /^[=+\-@\t\r]/
/** An amount, which has all its decimals, and may be negative. */
const DECIMAL = /^-?\d+(\.\d+)?$/

/** Escapes text that a spreadsheet would run as a formula. */
function csvField(value: unknown): string {
  if (value === null || value === undefined) return ''
  const runs = typeof value === 'string' && FORMULA.test(value) && !DECIMAL.test(value)
  const text = runs ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
