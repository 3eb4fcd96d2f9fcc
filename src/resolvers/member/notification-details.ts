import type { Context } from '../../context.ts'
import type { Notification } from '../../entities/member/notification.ts'
import { amounts, factsIn, kindOf, type NotificationKind } from '../../lending/inbox/texts.ts'
import {
  investmentOf,
  loanOf,
  memberOf,
  ownDocument,
  ownLine,
  seenHelpRequest,
  seenPayment,
} from '../related.ts'

/** The fields of all types of details; each type has some of them. */
export type Details = { readonly kind: NotificationKind } & Readonly<Record<string, unknown>>

/** The details of a notification: facts, and methods for the records that they name. */
export function detailsOf(notification: Notification, language: string): Details {
  const kind = kindOf(notification)
  if (kind === 'custom') return { kind, data: notification.data }
  const data = factsIn(notification, language)
  return { kind, ...factsOf(data), ...recordsOf(data) }
}

type PascalCase<Words extends string> = Words extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Words>

/** The type of a notification's details, named after its kind. */
export function detailsType({ kind }: Details): `${PascalCase<NotificationKind>}Details` {
  const words = kind.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('') as PascalCase<NotificationKind>}Details`
}

/** A text in data; null for anything else, since custom notifications can hold any value. */
export function textIn(data: Notification['data'], name: string): string | null {
  const value = data[name]
  return typeof value === 'string' ? value : null
}

type Data = Notification['data']

/** An amount in data, in minor units: fewer than 2^53, so a JSON number has it exactly. */
function minorIn(data: Data, name: string): bigint | null {
  const value = data[name]
  return Number.isSafeInteger(value) ? BigInt(value as number) : null
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Data from a line of a statement has the line's names: a loan's title is its description, the borrower its counterparty. */
function factsOf(data: Data) {
  return {
    ...Object.fromEntries(amounts.map((name) => [camelCase(name), minorIn(data, name)])),
    currency: data.currency,
    description: data.description,
    reason: data.reason ?? data.description,
    operatorReason: data.reason,
    operatorMessage: data.operator_message,
    failureReason: data.reason,
    transactionId: data.transaction_id,
    paymentId: data.payment_id,
    lastDigits: data.last_digits,
    usableAt: typeof data.usable_at === 'string' ? new Date(data.usable_at) : null,
    dataExportId: data.data_export_id,
    helpRequestId: data.help_request_id,
    documentId: data.document_id,
    documentTitle: data.document_title,
    replacesId: data.replaces_id,
    expiresAt: typeof data.expires_at === 'string' ? new Date(data.expires_at) : null,
    until: typeof data.until === 'string' ? new Date(data.until) : null,
    loanId: data.loan_id,
    loanTitle: data.loan_title ?? data.description,
    searchName: data.search_name,
    orderSkipped: data.order_skipped,
    investmentId: data.investment_id,
    lenderId: data.lender_id,
    lenderName: data.lender_name,
    senderId: data.counterparty_id,
    senderName: data.counterparty_name,
    borrowerId: data.counterparty_id,
    borrowerName: data.counterparty_name,
    number: data.number,
    chargeKind: data.charge_kind,
    changeKind: data.change_kind,
    stage: data.stage,
    effectiveOn: data.effective_on,
    from: data.from,
    to: data.to,
    lastDueBefore: data.last_due_before,
    lastDueAfter: data.last_due_after,
    dueOn: data.due_on,
    overdueSince: data.overdue_since,
    valueDate: data.value_date,
    nextDueOn: data.next_due_on,
    defaultOn: data.default_on,
    lateFeeOn: data.late_fee_on,
    autopay: data.autopay === true,
    recovery: data.recovery === true,
    daysPastDue: data.days_past_due,
  }
}

/** GraphQL calls such methods with a field's arguments and the context. */
function recordsOf(data: Data) {
  const counterparty = (_: unknown, context: Context) =>
    memberOf(context, textIn(data, 'counterparty_id'))
  return {
    counterparty,
    sender: counterparty,
    borrower: counterparty,
    lender: (_: unknown, context: Context) => memberOf(context, textIn(data, 'lender_id')),
    loan: (_: unknown, context: Context) => loanOf(context, textIn(data, 'loan_id')),
    investment: (_: unknown, context: Context) =>
      investmentOf(context, textIn(data, 'investment_id')),
    document: (_: unknown, context: Context) => ownDocument(context, textIn(data, 'document_id')),
    helpRequest: (_: unknown, context: Context) =>
      seenHelpRequest(context, textIn(data, 'help_request_id')),
    payment: (_: unknown, context: Context) => seenPayment(context, textIn(data, 'payment_id')),
    transaction: (_: unknown, context: Context) => ownLine(context, textIn(data, 'transaction_id')),
  }
}
