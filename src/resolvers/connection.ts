import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import type { CaseEntry } from '../entities/case/case-entry.ts'
import type { MemberCase } from '../entities/case/member-case.ts'
import type { Document } from '../entities/documents/document.ts'
import type { CashFlow } from '../entities/ledger/cash-flow.ts'
import type { Entry } from '../entities/ledger/entry.ts'
import type { WalletTransaction } from '../entities/ledger/wallet-transaction.ts'
import type { ChargeState } from '../entities/loan/charge.ts'
import type { FormerInstalment } from '../entities/loan/instalment.ts'
import type { Investment } from '../entities/loan/investment.ts'
import type { Loan } from '../entities/loan/loan.ts'
import type { Opportunity } from '../entities/loan/opportunity.ts'
import type { Reminder } from '../entities/loan/reminder.ts'
import type { Letter } from '../entities/mail/letter.ts'
import type { HelpRequest } from '../entities/member/help-request.ts'
import type { Notification } from '../entities/member/notification.ts'
import type { Profile } from '../entities/member/profile.ts'
import type { ApprovalRequest } from '../entities/operator/approval-request.ts'
import type { AuditEntry } from '../entities/operator/audit-entry.ts'
import type { OperatorNote } from '../entities/operator/operator-note.ts'
import type { WorkItem } from '../entities/operator/work.ts'
import type { Payment } from '../entities/payments/payment.ts'
import type { WebhookDelivery } from '../entities/webhook/webhook.ts'
import { ToldError } from '../languages/told-error.ts'
import type { JournalLine } from '../lending/books/journal.ts'
import type { LoanFacets } from '../lending/loan/lists/facets.ts'
import type { Holding } from '../lending/member/money.ts'
import type { MadePlanChange } from '../lending/plan-changes/change.ts'
import type { LoanRepayment } from '../lending/repaying/repayments.ts'
import type { TaxLine } from '../lending/tax/figures.ts'
import { countAll, type Total } from '../reads/counts.ts'
import { readPage } from '../reads/list.ts'
import { after, type Ready } from '../reads/loader.ts'
import { type Listing, PAGE_DEFAULT, PAGE_MAX, type Page, type Window } from '../reads/page.ts'

const MAC_BYTES = 12
const CURSOR = /^[\w-]{1,400}\.[\w-]{16}$/

/** The cursors of one list; it refuses cursors of other lists. */
interface Cursors {
  /** A KeyObject, since converting bytes for each cursor takes five times as long. */
  readonly key: KeyObject
  /** The viewer, the list and its filters; a filter that is null counts as absent. */
  readonly scope: readonly unknown[]
}

/** An opaque cursor for a position in a list. */
export function writeCursor(cursors: Cursors, position: readonly string[]): string {
  const text = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${text}.${mac(cursors, text).toString('base64url')}`
}

/** The position in a cursor; throws BAD_CURSOR for cursors that this list did not issue. */
export function readCursor(cursors: Cursors, cursor: string): readonly string[] {
  const [text = '', proof = ''] = CURSOR.test(cursor) ? cursor.split('.') : []
  const given = Buffer.from(proof, 'base64url')
  if (given.length === MAC_BYTES && timingSafeEqual(given, mac(cursors, text)))
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  throw new ToldError('BAD_CURSOR', 'error.cursor')
}

function mac({ key, scope }: Cursors, text: string): Buffer {
  const name = JSON.stringify(scope, plain)
  return createHmac('sha256', key).update(`${name} ${text}`).digest().subarray(0, MAC_BYTES)
}

/** Null counts as absent; amounts become texts, since JSON has no bigint. */
function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : (value ?? undefined)
}

/** The arguments of every list (Relay). */
export interface PageArguments {
  readonly first?: number | null
  readonly after?: string | null
  readonly last?: number | null
  readonly before?: string | null
}

/** A list; its page is read, its total counted and its cursors signed only if they are selected. */
export interface Connection<Row> {
  readonly edges: () => Ready<{ readonly cursor: () => string; readonly node: Row }[]>
  readonly nodes: () => Ready<Row[]>
  readonly pageInfo: () => Ready<{
    readonly hasNextPage: boolean | (() => Promise<boolean>)
    readonly hasPreviousPage: boolean | (() => Promise<boolean>)
    readonly startCursor: () => string | null
    readonly endCursor: () => string | null
  }>
  readonly count: () => Promise<Total>
}

export type ApprovalRequestConnection = Connection<ApprovalRequest>
export type AuditEntryConnection = Connection<AuditEntry>
export type CashFlowConnection = Connection<CashFlow>
export type DocumentConnection = Connection<Document>
export type ChargeConnection = Connection<ChargeState>
export type PlanChangeConnection = Connection<MadePlanChange>
export type FormerInstalmentConnection = Connection<FormerInstalment>
export type HelpRequestConnection = Connection<HelpRequest>
export type HoldingConnection = Connection<Holding>
export type InvestmentConnection = Connection<Investment>
export type LetterConnection = Connection<Letter>
export type LedgerEntryConnection = Connection<Entry>
export type JournalLineConnection = Connection<JournalLine>
export type LoanConnection = Connection<Loan> & { readonly facets: () => Promise<LoanFacets> }
export type LoanRepaymentConnection = Connection<LoanRepayment>
export type MemberSummaryConnection = Connection<Profile>
export type NotificationConnection = Connection<Notification> & {
  readonly newestCursor: () => Promise<string>
  readonly unreadCount: () => Promise<number>
}
export type OpportunityConnection = Connection<Opportunity>
export type PaymentConnection = Connection<Payment>
export type TaxLineConnection = Connection<TaxLine>
export type TransactionConnection = Connection<WalletTransaction>
export type CaseConnection = Connection<MemberCase>
export type CaseEntryConnection = Connection<CaseEntry>
export type ReminderConnection = Connection<Reminder>
export type OperatorNoteConnection = Connection<OperatorNote>
export type WorkItemConnection = Connection<WorkItem>
export type WebhookDeliveryConnection = Connection<WebhookDelivery>

/** The fields of every connection that give the length of its list. */
export const totals = {
  totalCount: async ({ count }: Pick<Connection<unknown>, 'count'>) => (await count()).count,
  totalCountIsExact: async ({ count }: Pick<Connection<unknown>, 'count'>) =>
    (await count()).isExact,
}

/** A list that can be read in pages. */
export interface List<Row> {
  /** The list, its parent, its order and its filters: cursors are valid for no other. */
  readonly scope: readonly unknown[]
  readonly read: (window: Window) => Ready<Page<Row>>
  readonly count: () => Promise<Total>
  /** A row's sort key, as text. */
  readonly position: (row: Row) => readonly string[]
}

/** Names the member in the scope of a list that is not the viewer's own, so that its cursors are valid for that member only. */
export function others({ viewer }: Context, memberId: string): readonly string[] {
  return memberId === viewer.id ? [] : [memberId]
}

/** A list in the database, of one parent or none. */
export function listed<Row>(
  { loaders: { reader } }: Context,
  scope: List<Row>['scope'],
  listing: Listing,
  position: (row: Row) => readonly string[],
): List<Row> {
  return {
    scope,
    read: (window) => readPage<Row>(reader, listing, window),
    count: () => countAll(reader, listing),
    position,
  }
}

/** A page of a list, which is read when something in it is selected. Throws immediately if paging arguments are invalid. */
export function connection<Row>(
  { platform, viewer }: Context,
  { scope, read, count, position }: List<Row>,
  args: PageArguments,
): Connection<Row> {
  const cursors = () => ({ key: platform.cursorKey, scope: [viewer.id, ...scope] })
  const window = windowOf(cursors, args)
  let page: Ready<Page<Row>> | undefined
  const pageOf = () => (page ??= read(window))
  const cursorOf = (row: Row | undefined) => row && writeCursor(cursors(), position(row))
  const pageInfo = ({ rows, more }: Page<Row>) => ({
    hasNextPage: window.backwards ? window.before !== undefined : more,
    hasPreviousPage: window.backwards ? more : window.after !== undefined,
    startCursor: () => cursorOf(rows[0]) ?? null,
    endCursor: () => cursorOf(rows.at(-1)) ?? null,
  })
  return {
    edges: () =>
      after(pageOf(), ({ rows }) =>
        rows.map((node) => ({ cursor: () => writeCursor(cursors(), position(node)), node })),
      ),
    nodes: () => after(pageOf(), ({ rows }) => rows),
    pageInfo: () => after(pageOf(), pageInfo),
    count,
  }
}

function windowOf(cursors: () => Cursors, { first, after, last, before }: PageArguments): Window {
  if (typeof first === 'number' && typeof last === 'number')
    throw new ToldError('VALIDATION_FAILED', 'error.page.both_ends')
  const limit = first ?? last ?? PAGE_DEFAULT
  if (limit < 1) throw new ToldError('VALIDATION_FAILED', 'error.page.range', { max: PAGE_MAX })
  if (limit > PAGE_MAX)
    throw new ToldError('PAGE_TOO_LARGE', 'error.page.most', { max: PAGE_MAX, given: limit })
  return {
    limit,
    after: typeof after === 'string' ? readCursor(cursors(), after) : undefined,
    before: typeof before === 'string' ? readCursor(cursors(), before) : undefined,
    backwards: typeof last === 'number',
  }
}
