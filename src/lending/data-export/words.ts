import type { Currency } from '../../money.ts'
import { notificationData } from '../inbox/texts.ts'
import { problemText } from '../mail/problem.ts'
import { paymentReason } from '../payments/reason.ts'
import type { Row } from './tables.ts'

type Words = (row: Row, language: string, currency: Currency) => Row

/** The columns, by table, whose texts are kept as the keys of messages. */
const told: Readonly<Record<string, Words>> = {
  payment: ({ reason }, language) => ({ reason: reasonIn(reason, language) }),
  wallet_transaction: ({ type, description }, language) =>
    type === 'reversal' ? { description: reasonIn(description, language) } : {},
  notification: (row, language, currency) => ({
    data: notificationData(row as Parameters<typeof notificationData>[0], language, currency),
  }),
  letter: ({ problem, address }, language) => ({ problem: problemIn(problem, address, language) }),
  mail_address: ({ bounce_reason: reason, bounced_address: address }, language) => ({
    bounce_reason: problemIn(reason, address, language),
  }),
}

/** A row of a table in words of a language, where the database has keys of messages. */
export function inWords(table: string, row: Row, language: string, currency: Currency): Row {
  return { ...row, ...told[table]?.(row, language, currency) }
}

function reasonIn(reason: unknown, language: string): unknown {
  return typeof reason === 'string' ? paymentReason(language, reason) : reason
}

function problemIn(problem: unknown, address: unknown, language: string): unknown {
  if (typeof problem !== 'string') return problem
  return problemText(language, problem, typeof address === 'string' ? address : null)
}
