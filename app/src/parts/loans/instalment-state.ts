import { unpaidOf } from '../amounts.ts'
import { t } from '../messages/index.ts'
import { money } from '../money.ts'
import { words } from '../words.ts'

/** What an instalment's state depends on. */
interface Instalment {
  readonly payment: string
  readonly prepaid: string
  /** What was paid of it; undefined where that is told beside its state. */
  readonly paid?: string | undefined
  readonly status: string
}

/** The state of an instalment in words, with what is paid of it and what is left. In default, all that is unpaid is due at once. */
export function instalmentState(one: Instalment, currency: string, defaulted = false): string {
  const { payment, paid = '0', status } = one
  const state = stateOf(one, defaulted)
  if (status === 'PAID' || Number(paid) === 0 || Number(paid) >= Number(payment)) return state
  const left = money(unpaidOf({ payment, paid }, currency), currency)
  return t('paidInPart', { state, paid: money(paid, currency), left })
}

function stateOf(one: Instalment, defaulted: boolean): string {
  if (defaulted && one.status !== 'PAID') return t('dueAtOnce')
  // A missed payment that a change of the plan has spread over others counts as paid, although nobody paid it.
  return Number(one.payment) + Number(one.prepaid) === 0 ? t('nothingDue') : words(one.status)
}
