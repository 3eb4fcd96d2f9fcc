import { t } from './messages/index.ts'
import { words } from './words.ts'

/** What an instalment's state depends on. */
interface Instalment {
  readonly payment: string
  readonly prepaid: string
  readonly status: string
}

/** The state of an instalment in words. In default, all that is unpaid is due at once. */
export function instalmentState(one: Instalment, defaulted = false): string {
  if (defaulted && one.status !== 'PAID') return t('dueAtOnce')
  // A missed payment that a change of the plan has spread over others counts as paid, although nobody paid it.
  return Number(one.payment) + Number(one.prepaid) === 0 ? t('nothingDue') : words(one.status)
}
