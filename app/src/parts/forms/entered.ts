import { locale } from '../../language/language.ts'
import { t } from '../messages/index.ts'
import { fixedUnits } from '../money.ts'
import { decimalString, decimalsOf } from './minor.ts'

/** The refusal of a field for an amount that can't be read. */
export const amountExamples = () => t('amountExamples')

/**
 * An amount or a percentage as people type it, with or without marks between thousands (`$1,500.50`, `1.500,50`, `1 500` or
 * `9,5`), in the API's form; undefined if the text is neither. Where a comma stands before decimals, as in the page's language or the
 * one given by its mark, `1.500` is a thousand and more; where a point does, `1,500` is.
 */
export function typedAmount(text: string, mark = decimalMark()): string | undefined {
  const bare = text.replaceAll(/[\s'’$€£%]/g, '')
  const hasComma = mark === ','
  const plain =
    GROUPED.test(bare) && !(hasComma && ONE_COMMA.test(bare))
      ? bare.replaceAll(',', '')
      : GROUPED_BY_POINTS.test(bare) && (hasComma || !ONE_POINT.test(bare))
        ? bare.replaceAll('.', '').replace(',', '.')
        : bare.replace(',', '.')
  return /^\d{1,15}(?:\.\d{1,8})?$/.test(plain) ? plain : undefined
}

/** Whether a text can't become an amount, however its typing goes on: it has letters, or a sign. */
export function isNoAmount(text: string): boolean {
  return /[^\d\s.,'’$€£%]/.test(text)
}

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/
/** A single mark may be between thousands or before decimals. */
const ONE_COMMA = /^\d+,\d+$/
const ONE_POINT = /^\d+\.\d+$/

/** Whether an amount has more decimals than its currency, so that nobody can pay it. */
export function isTooFine(amount: string, currency: string): boolean {
  return (amount.split('.')[1]?.length ?? 0) > decimalsOf(currency)
}

/** An amount with as many decimals as its currency has, near one that has more; the least there is instead of nothing. */
export function nearestPayable(amount: string, currency: string): string {
  const decimals = decimalsOf(currency)
  const cut = decimalString(fixedUnits(amount, decimals), decimals)
  return Number(cut) > 0 ? cut : decimalString(1n, decimals)
}

/** The thousands that may have been meant by an amount whose mark before decimals stands between thousands elsewhere: `20.000`. */
export function thousandsMeant(amount: string): string | undefined {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(amount) ? amount.replace('.', '') : undefined
}

/** An amount of the API as one types it in the page's language. */
export function amountEntry(amount: string): string {
  return amount.replace('.', decimalMark())
}

/** What stands before decimals in the page's language. */
export function decimalMark(): string {
  const parts = new Intl.NumberFormat(locale()).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** A whole number as people type it; undefined if it is none. */
export function wholeOf(text: string): number | undefined {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : undefined
}

/** The text in a form's field, without spaces around it. */
export function textOf(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}

/** Whose value a field keeps that both have changed. */
export type Stays = 'mine' | 'theirs'
