import { textOf, typedAmount } from '../../parts/forms/entered.ts'
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

/** Which of how much and as of which day is missing, as far as the act takes them. */
export function missingTerms(act: Act, form: FormData): Pick<Missing, 'amount' | 'valueDate'> {
  const { amount, valueDate } = wantedIn(form)
  if (act.amount !== undefined && amount === undefined) return { amount: () => t('amountExample') }
  if (act.valueDate !== undefined && !valueDate) return { valueDate: () => t('dayMissing') }
  return {}
}

/** The entries of the form, in the API's form. */
export function wantedIn(
  form: FormData,
): Pick<Input, 'reason' | 'amount' | 'valueDate' | 'public'> {
  const amount = typedAmount(textOf(form, 'amount'))
  const valueDate = textOf(form, 'valueDate')
  return {
    reason: textOf(form, 'reason'),
    ...(amount !== undefined && { amount }),
    ...(valueDate !== '' && { valueDate }),
    ...(form.get('public') !== null && { public: true }),
  }
}
