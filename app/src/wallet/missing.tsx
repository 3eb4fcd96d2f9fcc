import { amountEntry, typedAmount } from '../parts/forms/entered.ts'
import { BASE } from '../shell/router.ts'
import { t } from './messages/index.ts'

/** What was missing for the payment of a loan from which the reader comes, and the way back to it; undefined for others. */
export function missingFor(query: URLSearchParams) {
  // As the app has written them there, in whatever language.
  const [add, pays] = ['add', 'pays'].map((name) => typedAmount(query.get(name) ?? '', '.'))
  const loan = query.get('loan')
  if (add === undefined || pays === undefined || !/^[\da-f-]{36}$/.test(loan ?? ''))
    return undefined
  const back = (
    <p>
      <a href={`${BASE}/borrow/${loan}?amount=${pays}`}>{t('backToTheLoan')}</a>
    </p>
  )
  return { amount: amountEntry(add), back }
}
