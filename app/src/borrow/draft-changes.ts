import { fieldName } from '../parts/field-names.ts'
import { money, percent } from '../parts/money.ts'
import { term } from '../parts/time.ts'
import { words } from '../parts/words.ts'
import { t } from './messages/index.ts'
import type { Borrowed } from './operations.ts'

/** What of a draft can be seen, by field, in words. */
const shown = {
  title: ({ title }) => title,
  purpose: ({ purpose }) => purpose && words(purpose),
  description: ({ description }) => description,
  amountRequested: ({ amountRequested, currency }) => money(amountRequested, currency),
  interestRate: ({ interestRate }) => interestRate && percent(interestRate),
  repaymentPeriodMonths: ({ repaymentPeriodMonths: months }) => months && term(months),
  locationDescription: ({ locationDescription }) => locationDescription,
  locationLatitude: ({ locationLatitude: latitude, locationLongitude: longitude }) =>
    latitude !== null && longitude !== null && `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`,
} as const satisfies Partial<
  Record<keyof Borrowed, (loan: Borrowed) => string | number | null | false>
>

/** What somebody has changed of a draft, a line for each field: what it says now, and what it said before. */
export function draftChanges(before: Borrowed, after: Borrowed): readonly string[] {
  const fields = Object.keys(shown) as readonly (keyof typeof shown)[]
  return fields.flatMap((field) => {
    const [was, is] = [shown[field](before) || '–', shown[field](after) || '–']
    return was === is ? [] : [t('was', { name: fieldName(field), after: is, before: was })]
  })
}
