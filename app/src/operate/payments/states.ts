import type { PaymentDirection, PaymentState } from '../../graphql/graphql.ts'

/** What has become of a payment: the words, and how they look. */
export const states: Readonly<Record<PaymentState, readonly [name: string, tone: string]>> = {
  PENDING: ['Not arrived yet', 'wait'],
  REQUESTED: ['Waiting for approval', 'wait'],
  APPROVED: ['Approved, not sent yet', 'wait'],
  SENT: ['On its way to the bank', 'wait'],
  UNKNOWN: ['No answer from the provider yet', 'wait'],
  SETTLED: ['Arrived', 'good'],
  FAILED: ['Failed', 'bad'],
  CANCELED: ['Cancelled', ''],
  RETURNED: ['Taken back', 'bad'],
  DISPUTED: ['Disputed', 'bad'],
}

/** Several states that operators look for together, by the word in the address. */
export const groups: Readonly<
  Record<string, readonly [name: string, of: readonly PaymentState[]]>
> = {
  open: ['Not settled yet', ['PENDING', 'REQUESTED', 'APPROVED', 'SENT', 'UNKNOWN']],
  wrong: [
    'Failed, cancelled, taken back or disputed',
    ['FAILED', 'CANCELED', 'RETURNED', 'DISPUTED'],
  ],
}

export const directions: Readonly<Record<PaymentDirection, string>> = {
  IN: 'Deposit',
  OUT: 'Withdrawal',
}

const all = Object.keys(states) as PaymentState[]

/** The states that a word of the address stands for; null for all. */
export function statesOf(word: string): PaymentState[] | null {
  const of = groups[word]?.[1] ?? all.filter((one) => one === word)
  return of.length > 0 ? [...of] : null
}
