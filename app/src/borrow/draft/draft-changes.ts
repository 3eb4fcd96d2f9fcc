import type { UpdateLoanInput } from '../../graphql/graphql.ts'
import { fieldName } from '../../parts/forms/field-names.ts'
import { t } from '../../parts/messages/index.ts'
import { money, percent } from '../../parts/money.ts'
import { term } from '../../parts/time.ts'
import { words } from '../../parts/words.ts'
import type { Borrowed } from '../operations.ts'

/** What a step changes of a draft. */
export type Changes = Omit<UpdateLoanInput, 'id' | 'version' | 'idempotencyKey' | 'status'>

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

type Field = keyof typeof shown
const fields = Object.keys(shown) as readonly Field[]

/** What a field of a draft says; a place has two fields, which are seen as one. */
const saysIn = (loan: Borrowed, field: Field) => shown[field](loan) || '–'
const fieldOf = (name: string) =>
  fields.find(
    (field) => field === name || (name === 'locationLongitude' && field === 'locationLatitude'),
  )

/** The fields that say something else in another version of a draft. */
export function changedFields(before: Borrowed, after: Borrowed): readonly Field[] {
  return fields.filter((field) => saysIn(before, field) !== saysIn(after, field))
}

/** What of the entries of a form its writer has changed, since a form has all fields of its step, also those that were left as they were. */
export function ownEntries(before: Borrowed, entered: Changes): Changes {
  return entriesOf(entered, changedFields(before, withEntries(before, entered)))
}

/** What its writer has changed of fields that somebody else has changed, too, into something else. */
export function contestedIn(before: Borrowed, after: Borrowed, own: Changes): Changes {
  const differs = changedFields(after, withEntries(after, own))
  return entriesOf(
    own,
    changedFields(before, after).filter((field) => differs.includes(field)),
  )
}

/** What somebody has changed of a draft, a line for each field: what it says now, and what it said before, or what its writer has made of it. */
export function draftChanges(before: Borrowed, after: Borrowed, own: Changes): readonly string[] {
  const contested = Object.keys(contestedIn(before, after, own))
  return changedFields(before, after).map((field) => {
    const [name, now] = [fieldName(field), saysIn(after, field)]
    return contested.includes(field)
      ? t('wasHere', { name, after: now, mine: saysIn(withEntries(after, own), field) })
      : t('was', { name, after: now, before: saysIn(before, field) })
  })
}

/** What was entered and is not saved, a line for each field. */
export function unsavedLines(loan: Borrowed, own: Changes): readonly string[] {
  const entered = withEntries(loan, own)
  return changedFields(loan, entered).map(
    (field) => `${fieldName(field)}: ${saysIn(entered, field)}`,
  )
}

const withEntries = (loan: Borrowed, entered: Changes) => ({ ...loan, ...entered }) as Borrowed

function entriesOf(entered: Changes, of: readonly Field[]): Changes {
  const isOf = ([name]: readonly [string, unknown]) => {
    const field = fieldOf(name)
    return field !== undefined && of.includes(field)
  }
  return Object.fromEntries(Object.entries(entered).filter(isOf))
}
