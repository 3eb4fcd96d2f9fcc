import type { PaymentState } from '../../graphql/graphql.ts'
import { t } from './messages/index.ts'

/** How the tag of each state looks. */
export const tones: Readonly<Record<PaymentState, string>> = {
  PENDING: 'wait',
  REQUESTED: 'wait',
  APPROVED: 'wait',
  SENT: 'wait',
  UNKNOWN: 'wait',
  SETTLED: 'good',
  FAILED: 'bad',
  CANCELED: '',
  RETURNED: 'bad',
  DISPUTED: 'bad',
}

/** What a state is called. */
export const stateName = (state: PaymentState) => t(`state.${state}`)

/** All states. */
export const states = Object.keys(tones) as PaymentState[]

/** Several states that operators look for together, by the word in the address. */
const groups: Readonly<Record<string, readonly PaymentState[]>> = {
  open: ['PENDING', 'REQUESTED', 'APPROVED', 'SENT', 'UNKNOWN'],
  wrong: ['FAILED', 'CANCELED', 'RETURNED', 'DISPUTED'],
}

/** The states that a word of the address stands for; null for all. */
export function statesOf(word: string): PaymentState[] | null {
  const of = groups[word] ?? states.filter((one) => one === word)
  return of.length > 0 ? [...of] : null
}
