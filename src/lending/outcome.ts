import { type Currency, formatAmount } from './money.ts'
import { type Reason, Refusal, type RefusalCode } from './refusal.ts'

/** What a function of the database answers: rows as JSON, or the code of a refusal with its figures. */
export interface Outcome {
  readonly code?: RefusalCode
  /** The call was done before, under its key; nothing was done now. */
  readonly replayed?: boolean
  readonly [name: string]: unknown
}

/** The outcome, if the call was done; throws a Refusal that says why otherwise. */
export function requireDone(outcome: Outcome, currency: Currency): Outcome {
  if (outcome.code === undefined) return outcome
  throw new Refusal([reasonOf(outcome, outcome.code, currency)], outcome.replayed ?? false)
}

function reasonOf(outcome: Outcome, code: RefusalCode, { code: unit, decimals }: Currency): Reason {
  const figure = BigInt(Number(outcome.available ?? outcome.max ?? 0))
  const shown = `${formatAmount(figure, decimals)} ${unit}`
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return {
        code,
        field: 'amount',
        message: `amount is more than the ${shown} that are available.`,
        details: { available: figure },
      }
    case 'AMOUNT_OUT_OF_RANGE':
      return {
        code,
        field: 'amount',
        message: `amount must be at most ${shown}: a wallet can hold no more.`,
        details: { max: figure },
      }
    default:
      if (isExplained(code)) return { code, ...explained[code] }
      throw new Error(`the database refused with ${code}`)
  }
}

const explained = {
  NOT_FOUND: { field: 'recipientId', message: 'recipientId names no member who can be paid.' },
  IDEMPOTENCY_IN_PROGRESS: {
    field: 'idempotencyKey',
    message: 'A call with this idempotencyKey is still running; send the same again in a moment.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    field: 'idempotencyKey',
    message: 'This idempotencyKey was used for a call with other values; use a new one.',
  },
  ALREADY_REVERSED: { message: 'This movement was undone before.' },
  KEY_EXPIRED: {
    field: 'idempotencyKey',
    message:
      'This idempotencyKey is older than 48 hours, and its call is not done again; look for what it did, or use a new one.',
  },
}

function isExplained(code: RefusalCode): code is keyof typeof explained {
  return Object.hasOwn(explained, code)
}
