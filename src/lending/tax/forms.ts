import type { Limits } from '../limits.ts'
import type { TaxFigures, TaxYear } from './figures.ts'
import { type FormBox, type FormRule, rulesOf } from './rules.ts'

/** An amount on a form, in minor units. */
export type FilledBox = FormBox & { readonly amount: bigint }
/** A form of a member for a tax year. */
export interface TaxForm {
  readonly form: string
  readonly boxes: readonly FilledBox[]
  /** Whether the member gets it. */
  readonly required: boolean
  /** The member gets it if an amount on it is at least this much, in minor units. */
  readonly from: bigint
  /** The last day on which the member must have it, such as `2027-01-31`; null if no law names one. */
  readonly dueOn: string | null
  readonly source: string
}

/** A member's forms of a year, by the rules of the platform's country; none where it has named no country. */
export function formsOf({ taxCountry }: Pick<Limits, 'taxCountry'>, year: TaxYear): TaxForm[] {
  if (taxCountry === null) return []
  return rulesOf(taxCountry, year.year).map((rule) => filled(rule, year))
}

function filled({ form, from, dueBy, boxes, source }: FormRule, year: TaxYear): TaxForm {
  const amounts = boxes.map((box) => ({ ...box, amount: sumOf(box, year) }))
  return {
    form,
    boxes: amounts,
    required: amounts.some(({ amount }) => amount >= from),
    from,
    dueOn: dueBy === null ? null : `${year.year + 1}-${dueBy}`,
    source,
  }
}

function sumOf({ figures }: FormBox, year: TaxFigures): bigint {
  return figures.reduce((sum, figure) => sum + year[figure], 0n)
}
