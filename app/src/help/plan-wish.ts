import { textOf, typedAmount } from '../parts/forms/entered.ts'
import { wrongAmount } from '../parts/forms/wrong-amount.ts'
import { money } from '../parts/money.ts'
import { day, today } from '../parts/time.ts'
import { t } from './messages/index.ts'

/** What a borrower can wish for their plan; something else is said in words alone. */
export type Wish = 'pause' | 'lower' | 'spread' | 'other'

/** Which wishes a loan can have: only of one that is late was something missed. */
export const wishesOf = (isLate: boolean): readonly Wish[] =>
  isLate ? ['pause', 'lower', 'spread', 'other'] : ['pause', 'lower', 'other']

/** What is wrong with the fields of a wish, by field, in words; empty if nothing is. */
export function wrongIn(wish: Wish, form: FormData): Readonly<Partial<Record<string, string>>> {
  if (wish === 'lower') {
    const most = wrongAmount(textOf(form, 'most'))
    return most ? { most } : {}
  }
  if (wish !== 'pause') return {}
  const [from, until] = [textOf(form, 'from'), textOf(form, 'until')]
  return {
    ...((from === '' || from < today()) && { from: t('wish.from.wrong') }),
    ...((until === '' || until < from) && { until: t('wish.until.wrong') }),
  }
}

/** A wish in a sentence, with which the request begins; nothing of one that is said in words alone. */
export function wishInWords(wish: Wish, form: FormData, currency: string): string {
  if (wish === 'other') return ''
  if (wish === 'spread') return t('wish.spread.says')
  return wish === 'pause'
    ? t('wish.pause.says', { from: day(textOf(form, 'from')), until: day(textOf(form, 'until')) })
    : t('wish.lower.says', { most: money(typedAmount(textOf(form, 'most')) ?? '', currency) })
}
