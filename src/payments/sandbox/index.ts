import type { Payment } from '../../entities/payments/payment.ts'
import type { Answer, PaymentProvider } from '../../lending/payments/provider.ts'

const DAY_MS = 86_400_000
const WAIT_MS = 3 * DAY_MS

/** What becomes of payments of magic amounts, in minor units; all others settle at once. */
const magic: Readonly<Record<string, (payment: Payment, now: Date) => Answer>> = {
  101: ({ direction }) =>
    direction === 'in' ? { state: 'failed', reason: 'payment.refused' } : { state: 'failed' },
  102: ({ createdAt }, now) => {
    const askAt = later(createdAt, WAIT_MS)
    return now >= askAt ? { state: 'settled' } : { state: 'pending', askAt }
  },
  103: ({ settledAt }, now) => {
    const askAt = later(settledAt ?? now, WAIT_MS)
    return now >= askAt
      ? { state: 'returned', reason: 'payment.taken_back' }
      : { state: 'settled', askAt }
  },
  // Told twice: the gateway hears again of a payment that has settled.
  104: ({ asks }, now) => ({ state: 'settled', ...(asks < 2 && { askAt: now }) }),
  // Never told: the gateway finds out when it asks of its own accord.
  105: ({ createdAt }, now) => ({ state: now >= later(createdAt, DAY_MS) ? 'settled' : 'pending' }),
}

function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms)
}

/**
 * A provider to try things out with, by the platform's clock: it moves no money, and payments of 1.01 to 1.05 show special
 * cases.
 */
export function sandbox(now: () => Promise<Date>): PaymentProvider {
  const answer = async (payment: Payment): Promise<Answer> => {
    const known = magic[String(payment.amount)]?.(payment, await now()) ?? { state: 'settled' }
    const waits = payment.direction === 'out' ? ('sent' as const) : ('pending' as const)
    return {
      ...known,
      state: known.state === 'pending' ? waits : known.state,
      // Nobody has a reference of a withdrawal that was not made.
      ...((known.state !== 'failed' || payment.direction === 'in') && {
        reference: `sandbox-${payment.id}`,
      }),
    }
  }
  return {
    name: 'sandbox',
    directions: ['in', 'out'],
    house: 'settlement',
    settlesAtOnce: (amount) => magic[String(amount)] === undefined,
    start: answer,
    ask: answer,
  }
}
