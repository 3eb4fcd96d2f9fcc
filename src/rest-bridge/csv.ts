import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { csvLine } from '../csv.ts'

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
    yield csvLine(columns)
    for (let page = first; ; ) {
      const { has_next_page, end_cursor } = page.page_info
      const next = has_next_page === true ? read(end_cursor) : undefined
      // The client may leave before anybody waits for it.
      next?.catch(() => undefined)
      yield page.nodes.map((record) => csvLine(columns.map((column) => record[column]))).join('')
      if (next === undefined) return
      page = await next
    }
  }
  // A response to HEAD has no body: nothing would stop it from reading every page.
  return asCsv(name, reply).send(Readable.from(reply.request.method === 'HEAD' ? [] : pages()))
}

function asCsv(name: string, reply: FastifyReply): FastifyReply {
  return reply
    .type(`${CSV}; charset=utf-8; header=present`)
    .header('content-disposition', `attachment; filename="${name.replaceAll('_', '-')}.csv"`)
}

/** Sends the only field of a body, a list without pages or one record, as CSV. */
export function sendWhole(
  body: Json,
  columns: readonly string[],
  reply: FastifyReply,
  listIn?: string,
): FastifyReply {
  const [[name, found] = ['', []]] = Object.entries(body)
  const value = listIn === undefined ? found : (found as Json)[listIn]
  const lineOf = (record: Json) => csvLine(columns.map((column) => record[column]))
  const lines = ([value].flat() as readonly Json[]).map(lineOf)
  return asCsv(name, reply).send([csvLine(columns), ...lines].join(''))
}
