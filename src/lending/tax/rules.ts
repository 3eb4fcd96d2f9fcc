import type { TaxFigure } from './figures.ts'

/** A country whose tax forms the platform can fill in; `TAX_COUNTRY` says which. */
export type TaxCountry = 'us' | 'de'

/** An amount on a form: the sum of these figures. */
export interface FormBox {
  /** The form's own words for it. */
  readonly box: string
  readonly figures: readonly TaxFigure[]
}

/** When a member gets a form for a tax year, and what is on it. */
export interface FormRule {
  readonly country: TaxCountry
  /** The tax years for which it holds. */
  readonly since: number
  readonly until?: number
  readonly form: string
  /** The member gets it if an amount on it is at least this much, in minor units. */
  readonly from: bigint
  /** The day of the following year by which the member must have it, such as `01-31`; null if no law names one. */
  readonly dueBy: string | null
  readonly boxes: readonly FormBox[]
  /** Where the rule is written. */
  readonly source: string
}

const oid: readonly FormBox[] = [{ box: 'Box 1: Original issue discount', figures: ['interest'] }]
const misc: readonly FormBox[] = [
  { box: 'Box 3: Other income', figures: ['charges', 'compensation'] },
]

/**
 * The rules by tax year. When a law changes, the rule that held gets its last year, and the new one is added: figures of earlier years stay as
 * they were. From 2027 on, the amount of 1099-MISC rises with inflation: the IRS announces it each year.
 */
export const formRules: readonly FormRule[] = [
  {
    country: 'us',
    since: 2000,
    form: '1099-OID',
    from: 10_00n,
    dueBy: '01-31',
    boxes: oid,
    source:
      'IRC § 6049(a), (c)(2); Treas. Reg. § 1.6049-4; Instructions for Forms 1099-INT and 1099-OID',
  },
  {
    country: 'us',
    since: 2000,
    until: 2025,
    form: '1099-MISC',
    from: 600_00n,
    dueBy: '01-31',
    boxes: misc,
    source: 'IRC § 6041(a), (d), as in force for payments made before 2026',
  },
  {
    country: 'us',
    since: 2026,
    form: '1099-MISC',
    from: 2_000_00n,
    dueBy: '01-31',
    boxes: misc,
    source:
      'IRC § 6041(a), (d), as amended by Public Law 119-21, § 70433, for payments made after 2025',
  },
  {
    country: 'de',
    since: 2009,
    form: 'Bescheinigung über Kapitalerträge',
    from: 1n,
    dueBy: null,
    boxes: [
      {
        box: 'Kapitalerträge ohne Steuerabzug (§ 20 Abs. 1 Nr. 7 EStG)',
        figures: ['interest', 'charges'],
      },
      {
        box: 'Verluste aus dem Ausfall von Kapitalforderungen (§ 20 Abs. 2 Satz 1 Nr. 7, Abs. 6 EStG)',
        figures: ['losses'],
      },
      { box: 'Spätere Zahlungen auf ausgefallene Kapitalforderungen', figures: ['recoveries'] },
      {
        box: 'Gebühren der Plattform (als Werbungskosten nicht abziehbar, § 20 Abs. 9 EStG)',
        figures: ['fees'],
      },
    ],
    source:
      'EStG § 20 Abs. 1 Nr. 7, Abs. 2 Satz 1 Nr. 7, Abs. 6, Abs. 9, § 32d Abs. 3, § 52 Abs. 28 (seit 2009)',
  },
]

/** The rules of a country for a tax year. */
export function rulesOf(country: TaxCountry, year: number): readonly FormRule[] {
  return formRules.filter(
    (rule) =>
      rule.country === country &&
      rule.since <= year &&
      (rule.until === undefined || year <= rule.until),
  )
}
