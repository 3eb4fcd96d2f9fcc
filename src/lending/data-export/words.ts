import type { Notification } from '../../entities/member/notification.ts'
import { factsIn } from '../inbox/texts.ts'
import { problemText } from '../mail/problem.ts'
import { paymentReason } from '../payments/reason.ts'
import type { Row } from './tables.ts'

type Words = (row: Row, language: string) => Row

/** The columns, by table, whose texts are kept as the keys of messages. */
const told: Readonly<Record<string, Words>> = {
  payment: ({ reason }, language) => ({ reason: reasonIn(reason, language) }),
  wallet_transaction: ({ type, description }, language) =>
    type === 'reversal' ? { description: reasonIn(description, language) } : {},
  notification: ({ type, title, data }, language) =>
    title === null
      ? { data: factsIn({ type, data } as Pick<Notification, 'type' | 'data'>, language) }
      : {},
  letter: ({ problem, address }, language) => ({ problem: problemIn(problem, address, language) }),
  mail_address: ({ bounce_reason: reason, bounced_address: address }, language) => ({
    bounce_reason: problemIn(reason, address, language),
  }),
}

/** A row of a table in words of a language, where the database has keys of messages. */
export function inWords(table: string, row: Row, language: string): Row {
  return { ...row, ...told[table]?.(row, language) }
}

function reasonIn(reason: unknown, language: string): unknown {
  return typeof reason === 'string' ? paymentReason(language, reason) : reason
}

function problemIn(problem: unknown, address: unknown, language: string): unknown {
  if (typeof problem !== 'string') return problem
  return problemText(language, problem, typeof address === 'string' ? address : null)
}
