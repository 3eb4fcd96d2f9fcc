import { textOf, typedAmount } from '../../parts/forms/entered.ts'
import { wrongAmount } from '../../parts/forms/wrong-amount.ts'
import type { Said } from '../../parts/said.ts'
import type { Act, Input } from './act.ts'
import { t } from './messages/index.ts'

interface Missing {
  readonly reason?: Said
  readonly amount?: Said
  readonly valueDate?: Said
  readonly sure?: Said
}

/** The entries that are missing in the form of an act, each with what would work. */
export function missingIn(act: Act, form: FormData): Missing {
  const lacks = missingTerms(act, form)
  if (Object.keys(lacks).length > 0) return lacks
  if (textOf(form, 'reason') === '') return { reason: () => t('reasonMissing') }
  return act.final && form.get('sure') === null ? { sure: () => t('sureMissing') } : {}
}

/** Whether the amount or the value date is missing, if the act takes one. */
export function missingTerms(act: Act, form: FormData): Pick<Missing, 'amount' | 'valueDate'> {
  const { valueDate } = wantedIn(form)
  const wrong = () => wrongAmount(textOf(form, 'amount'))
  if (act.amount !== undefined && wrong() !== undefined) return { amount: () => wrong() ?? '' }
  if (act.valueDate !== undefined && !valueDate) return { valueDate: () => t('dayMissing') }
  return {}
}

/** The entries of the form, in the API's form. */
export function wantedIn(
  form: FormData,
): Pick<Input, 'reason' | 'amount' | 'valueDate' | 'public' | 'note'> {
  const amount = typedAmount(textOf(form, 'amount'))
  const [valueDate, note] = [textOf(form, 'valueDate'), textOf(form, 'note')]
  return {
    reason: textOf(form, 'reason'),
    ...(amount !== undefined && { amount }),
    ...(valueDate !== '' && { valueDate }),
    ...(note !== '' && { note }),
    ...(form.get('public') !== null && { public: true }),
  }
}
