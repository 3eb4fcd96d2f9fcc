import type { ResultOf } from '@graphql-typed-document-node/core'
import type { BankFileKind, BankLinePurpose } from '../../graphql/graphql.ts'
import { graphql } from '../../graphql/index.ts'
import { dayIn } from '../books/days.ts'

export const bankLinesQuery = graphql(`query BankLines(
  $id: ID, $reference: String, $fileId: ID, $purpose: [BankLinePurpose!], $from: Date, $to: Date,
  $first: Int, $after: String, $last: Int, $before: String
) {
  platform { currency }
  bankLines(
    id: $id, reference: $reference, fileId: $fileId, purpose: $purpose, from: $from, to: $to,
    first: $first, after: $after, last: $last, before: $before
  ) {
    nodes {
      id bookedOn amount purpose provider counterparty remittance returnReason
      payment { id state }
      member { id fullName city }
    }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

export const bankFilesQuery = graphql(`query BankFiles(
  $kind: [BankFileKind!], $first: Int, $after: String, $last: Int, $before: String
) {
  platform { currency }
  bankFiles(kind: $kind, first: $first, after: $after, last: $last, before: $before) {
    nodes { id kind messageId day closingBalance lines unassigned orders ordered createdAt doneAt }
    totalCount totalCountIsExact
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`)

/** A line of a statement of the bank, and what became of it. */
export type ListedLine = ResultOf<typeof bankLinesQuery>['bankLines']['nodes'][number]
/** A file that was exchanged with the bank. */
export type ListedFile = ResultOf<typeof bankFilesQuery>['bankFiles']['nodes'][number]

/** How the tag of each purpose of a line looks. */
export const tones: Readonly<Record<BankLinePurpose, string>> = {
  SUSPENSE: 'wait',
  PAYMENT: 'good',
  RETURN: 'bad',
  PROVIDER: '',
  FEES: '',
  OWN_FUNDS: '',
}

/** All purposes of lines. */
export const purposes = Object.keys(tones) as BankLinePurpose[]

/** All kinds of files. */
export const fileKinds = [
  'STATEMENT',
  'REPORT',
  'NOTIFICATION',
  'CREDIT_TRANSFERS',
  'DIRECT_DEBITS',
] as const satisfies readonly BankFileKind[]

/** Which lines an address asks for, as the API's conditions. */
export interface AskedLines {
  readonly reference: string | null
  readonly fileId: string | null
  readonly purpose: BankLinePurpose[] | null
  readonly from: string | null
  readonly to: string | null
}

/** Reads them from the address; what is unknown counts as not said. */
export function askedLines(query: URLSearchParams): AskedLines {
  const purpose = purposes.find((one) => one === query.get('purpose'))
  return {
    reference: query.get('reference')?.trim() || null,
    fileId: query.get('file')?.trim() || null,
    purpose: purpose ? [purpose] : null,
    from: dayIn(query.get('from') ?? ''),
    to: dayIn(query.get('to') ?? ''),
  }
}

/** The path of the same lines as a file. */
export function linesFile({ reference, fileId, purpose, from, to }: AskedLines): string {
  const query = new URLSearchParams({ f: 'csv' })
  const given = { reference, file_id: fileId, purpose: purpose?.join().toLowerCase(), from, to }
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value)
  return `/operator/bank-lines?${query}`
}

/** Where the lines or the payments of a file are. */
export function pathOf({ id, kind }: Pick<ListedFile, 'id' | 'kind'>): string {
  const isOrder = kind === 'CREDIT_TRANSFERS' || kind === 'DIRECT_DEBITS'
  return isOrder ? `/operate/payments?file=${id}` : `/operate/bank?of=lines&file=${id}`
}
