import type { ChargeKind } from '../../entities/loan/charge.ts'
import type { MessageKey } from '../../languages/catalogue.ts'
import { money, percent as percentOf } from '../../languages/formats.ts'
import { text, type Values } from '../../languages/index.ts'
import { type Currency, formatPercent } from '../../money.ts'
import type { LateTerms } from '../late/terms.ts'
import type { AprMethod } from '../repaying/schedule/apr.ts'
import type { Cost, LoanTerms } from '../repaying/schedule/cost.ts'

/** What a borrower has to know before they agree to a loan, and what the agreement then says: in words of a language. */
export interface KeyFacts {
  /** By which rules they are told. */
  readonly heading: string
  readonly facts: readonly { readonly name: string; readonly value: string }[]
  /** That the loan can be repaid early. */
  readonly early: string
  /** When the loan is late, and what that costs. */
  readonly late: string
}

/** The terms of a loan that they are told of. */
export interface KeyTerms extends LoanTerms {
  readonly withdrawalDays: number
  readonly lateTerms: LateTerms
}

/** How they are written. */
interface Writing {
  readonly language: string
  readonly currency: Currency
  readonly aprMethod: AprMethod
}

type Say = (key: MessageKey, values?: Values) => string

/** The key facts of a loan on these terms, which costs this. */
export function keyFacts(writing: Writing, terms: KeyTerms, cost: Cost): KeyFacts {
  const { language, currency, aprMethod } = writing
  const say: Say = (key, values) => text(language, key, values)
  const amount = (minor: bigint) => money(language, minor, currency, 'auto')
  const percent = (rate: number) => percentOf(language, formatPercent(rate))
  const apr = cost.apr === null ? say('document.agreement.no_apr') : percent(cost.apr)
  const days = terms.withdrawalDays
  const facts = [
    [say(`document.agreement.${aprMethod}.apr`), apr],
    [say('document.agreement.cost'), amount(cost.totalCost)],
    [say('document.agreement.financed'), amount(cost.netProceeds)],
    [say('document.agreement.total'), amount(cost.totalPayment)],
    [say('document.agreement.amount'), amount(terms.amount)],
    [say('document.agreement.rate'), percent(terms.rate)],
    [say('document.agreement.fee'), amount(cost.originationFee)],
    [say('document.agreement.months'), String(terms.months)],
    [say('document.agreement.payment'), payments(say, amount, terms.months, cost)],
    [say('document.agreement.withdrawal'), say('document.agreement.withdrawal_days', { days })],
  ] as const
  return {
    heading: say(`document.agreement.${aprMethod}`),
    facts: facts.map(([name, value]) => ({ name, value })),
    early: say('document.agreement.early'),
    late: whenLate(say, amount, percent, terms.lateTerms),
  }
}

/** What is paid each month: of the last payment, too, if it differs. */
function payments(
  say: Say,
  amount: (minor: bigint) => string,
  months: number,
  { monthlyPayment, lastPayment }: Cost,
): string {
  const each = amount(monthlyPayment)
  if (months < 2 || lastPayment === monthlyPayment) return each
  return say('document.agreement.payments', {
    count: months - 1,
    amount: each,
    last: amount(lastPayment),
  })
}

/** When the loan is late, and what that costs, in sentences. */
function whenLate(
  say: Say,
  amount: (minor: bigint) => string,
  percent: (rate: number) => string,
  { toleranceAmount, tolerancePercent, interest, penalty, lateFee }: LateTerms,
): string {
  const since = { amount: amount(toleranceAmount), share: percent(tolerancePercent) }
  const charged: Readonly<Record<ChargeKind, string | null>> = {
    penalty_interest:
      penalty &&
      say('document.agreement.late_penalty', {
        which: penalty.points === null ? 'rate' : 'points',
        rate: percent(penalty.points ?? penalty.rate ?? 0),
        graceDays: penalty.graceDays,
      }),
    late_fee:
      lateFee &&
      say('document.agreement.late_fee', {
        afterDays: lateFee.afterDays,
        which: lateFee.percent === null ? 'amount' : lateFee.amount === null ? 'share' : 'greater',
        amount: lateFee.amount === null ? '' : amount(lateFee.amount),
        share: lateFee.percent === null ? '' : percent(lateFee.percent),
        repeats: lateFee.repeats ? 'yes' : 'no',
      }),
  }
  const costs = [
    interest !== 'none' && say('document.agreement.late_interest'),
    ...Object.values(charged),
  ].filter((sentence) => typeof sentence === 'string')
  return [
    toleranceAmount > 0n || tolerancePercent > 0 ? say('document.agreement.late_since', since) : '',
    ...(costs.length > 0 ? costs : [say('document.agreement.late_free')]),
  ]
    .filter(Boolean)
    .join(' ')
}
