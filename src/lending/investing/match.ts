import type { Opportunity } from '../../entities/loan/opportunity.ts'
import type { Preferences } from '../../entities/member/preferences.ts'
import type { MessageKey } from '../../languages/catalogue.ts'
import { decimal, money } from '../../languages/formats.ts'
import { DEFAULT_LANGUAGE, text, type Values } from '../../languages/index.ts'
import { type Currency, formatAmount, formatPercent } from '../../money.ts'

/** The properties of a loan that are compared with preferences. */
export type Offer = Pick<
  Opportunity,
  | 'interestRate'
  | 'repaymentPeriodMonths'
  | 'riskLevel'
  | 'purpose'
  | 'distanceKm'
  | 'borrowerDefaulted'
  | 'borrowerVerified'
> & { readonly amountRequested: bigint }

/** The values of a judgement's message: an amount is bigint minor units. */
type MatchValues = Readonly<Record<string, string | number | bigint>>

/** Whether a loan meets a preference, and why. */
interface Judgement {
  readonly met: boolean
  readonly key: Extract<MessageKey, `match.${string}`>
  readonly values: MatchValues
}

/** What of a loan meets a lender's preferences and what does not, in sentences. */
export interface MatchReasons {
  readonly all: string[]
  /** Those that say what does not. */
  readonly misses: string[]
}

/** Says for each preference that is set, in a sentence, whether a loan meets it, and that its borrower has defaulted. */
export function matchReasons(
  offer: Offer,
  wanted: Preferences,
  { currency, language }: { readonly currency: Currency; readonly language: string },
): MatchReasons {
  const judgements = judge(offer, wanted)
  if (judgements.length === 0) return { all: [text(language, 'match.nothing_wanted')], misses: [] }
  const told = judgements.map(({ met, key, values }) => ({
    met,
    sentence: text(language, key, said(values, language, currency)),
  }))
  return {
    all: told.map(({ sentence }) => sentence),
    misses: told.filter(({ met }) => !met).map(({ sentence }) => sentence),
  }
}

/** Judges a loan by each preference that is set, and by its borrower's defaults. All are met exactly if `match_score` of an opportunity is 100; a test compares the two. */
export function judge(offer: Offer, wanted: Preferences): Judgement[] {
  return [
    judgeRate(offer, wanted),
    judgeTerm(offer, wanted),
    judgeAmount(offer, wanted),
    judgeRisk(offer, wanted),
    judgePurpose(offer, wanted),
    judgeDistance(offer, wanted),
    judgeVerified(offer, wanted),
    offer.borrowerDefaulted ? missed('match.record.missed') : undefined,
  ].filter((one) => one !== undefined)
}

/** Amounts and decimals as the language writes them; English names the currency of the first amount alone. */
function said(values: MatchValues, language: string, currency: Currency): Values {
  const write = (name: string, value: string | number | bigint) => {
    if (typeof value !== 'bigint')
      return name === 'rate' || name === 'least' ? decimal(language, String(value)) : value
    return name !== 'amount' && language === DEFAULT_LANGUAGE
      ? formatAmount(value, currency.decimals)
      : money(language, value, currency)
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, write(name, value)]),
  )
}

function met(key: Judgement['key'], values: MatchValues): Judgement {
  return { met: true, key, values }
}

function missed(key: Judgement['key'], values: MatchValues = {}): Judgement {
  return { met: false, key, values }
}

function judgeRate({ interestRate: rate }: Offer, { minInterestRate: least }: Preferences) {
  if (least === null) return undefined
  const values = { rate: formatPercent(rate), least: formatPercent(least) }
  return rate >= least ? met('match.rate.met', values) : missed('match.rate.missed', values)
}

function judgeTerm({ repaymentPeriodMonths: months }: Offer, { maxTermMonths: most }: Preferences) {
  if (most === null) return undefined
  const values = { months, most }
  return months <= most ? met('match.term.met', values) : missed('match.term.missed', values)
}

function judgeAmount({ amountRequested: amount }: Offer, { minAmount, maxAmount }: Preferences) {
  if (minAmount === null && maxAmount === null) return undefined
  if (minAmount !== null && amount < minAmount)
    return missed('match.amount.small', { amount, min: minAmount })
  if (maxAmount !== null && amount > maxAmount)
    return missed('match.amount.large', { amount, max: maxAmount })
  return met('match.amount.met', { amount })
}

function judgeRisk({ riskLevel: risk }: Offer, { riskLevels }: Preferences) {
  if (riskLevels.length === 0) return undefined
  if (risk === null) return missed('match.risk.unknown')
  if (riskLevels.includes(risk)) return met('match.risk.met', { risk })
  const [first = '', second = 'none'] = riskLevels
  return missed('match.risk.missed', { risk, first, second })
}

function judgePurpose({ purpose }: Offer, { purposes }: Preferences) {
  if (purposes.length === 0) return undefined
  return purposes.includes(plainPurpose(purpose))
    ? met('match.purpose.met', { purpose })
    : missed('match.purpose.missed', { purpose })
}

/** As `plain_purpose` writes it, so that the reasons agree with the score. */
function plainPurpose(purpose: string): string {
  return purpose.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

function judgeDistance({ distanceKm: km }: Offer, { maxDistanceKm: most }: Preferences) {
  if (most === null) return undefined
  if (km === null) return missed('match.distance.unknown')
  return km <= most
    ? met('match.distance.met', { km, most })
    : missed('match.distance.missed', { km, most })
}

function judgeVerified({ borrowerVerified }: Offer, { onlyVerifiedBorrowers }: Preferences) {
  if (!onlyVerifiedBorrowers) return undefined
  return borrowerVerified ? met('match.verified.met', {}) : missed('match.verified.missed')
}
