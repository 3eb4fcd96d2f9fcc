import type { KeptLateTerms } from '../../entities/loan/loan.ts'
import { formatPercent } from '../../money.ts'
import { lateTermsOf } from '../late/terms.ts'
import { keyFacts } from '../loan/key-facts.ts'
import { schedule } from '../repaying/schedule/amortisation.ts'
import { monthsAfter } from '../repaying/schedule/quote.ts'
import type { Content, DraftColumn } from './draft.ts'
import { factsOf, type Maker, places, type Source, writer } from './maker.ts'

// The range is named twice: PostgreSQL would read the documents of all loans before it.
const due = `select borrower_id as "memberId", id as place, (disbursement_date at time zone business_timezone())::date::text as period, id as "loanId"
  from loan where disbursement_date is not null and id > $1 and id <= $2
    and not exists (select from document where loan_id = loan.id and loan_id > $1 and loan_id <= $2 and kind = 'loan_agreement')
    and not exists (select from erasure where member_id = borrower_id)
  order by id`

const terms = `select title, currency, amount_requested as amount, interest_rate::int as rate, repayment_period_months::int as months, even_end as even,
    coalesce(origination_fee, 0) as fee, coalesce((withdrawable_until - (disbursement_date at time zone business_timezone())::date)::int, 0) as "withdrawalDays",
    late_terms as "lateTerms"
  from loan where id = $1`

interface Terms {
  readonly title: string
  readonly amount: bigint
  readonly rate: number
  readonly months: number
  readonly even: boolean
  readonly fee: bigint
  readonly withdrawalDays: number
  readonly lateTerms: KeptLateTerms | null
}

/** The agreement of a loan for its borrower, with the information that consumers get before it, as of the terms on which it was paid out. */
export const loanAgreement: Maker = {
  kind: 'loan_agreement',
  places: places.loans,
  version: 3,
  due,
  content: async (source, { loanId, period }, language) => {
    const [loan] = await source.database.query<Terms>(terms, [loanId])
    return loan === undefined ? null : written(source, loan, period, language)
  },
}

function written(source: Source, loan: Terms, from: string, language: string): Content {
  const { say, amount, day } = writer(language, source)
  const cost = source.costOf(loan, loan.fee)
  const { currency, limits } = source
  const terms = { ...loan, lateTerms: lateTermsOf(loan.lateTerms) }
  const told = keyFacts({ language, currency, aprMethod: limits.aprMethod }, terms, cost)
  return {
    figures: {
      amount: String(loan.amount),
      interest_rate: formatPercent(loan.rate),
      months: loan.months,
      apr: cost.apr === null ? null : formatPercent(cost.apr),
      total_cost: String(cost.totalCost),
      net_proceeds: String(cost.netProceeds),
      total_payment: String(cost.totalPayment),
      origination_fee: String(loan.fee),
    },
    title: say('document.title.loan_agreement', { loan: loan.title }),
    blocks: [
      { text: say('document.agreement.text', { day: day(from) }) },
      { heading: told.heading },
      factsOf(told.facts.map(({ name, value }) => [name, value])),
      { text: told.early },
      { heading: say('document.agreement.late') },
      { text: told.late },
      { heading: say('document.agreement.schedule') },
      { columns: planColumns(say), rows: planRows(loan, from, amount, day) },
    ],
  }
}

function planColumns(say: ReturnType<typeof writer>['say']): readonly DraftColumn[] {
  const sum = (title: string) => ({ title, width: 3, isAmount: true })
  return [
    { title: say('document.column.number'), width: 1 },
    { title: say('document.column.day'), width: 3 },
    sum(say('document.column.principal')),
    sum(say('document.column.interest')),
    sum(say('document.column.payment')),
    sum(say('document.column.rest')),
  ]
}

/** The plan as it was when the loan was paid out, whatever changed it later. */
function planRows(
  { amount, rate, months, even }: Terms,
  from: string,
  written: (minor: bigint) => string,
  day: (date: string) => string,
): string[][] {
  return schedule(amount, rate, months, even).instalments.map((one) => [
    String(one.number),
    day(monthsAfter(from, one.number)),
    written(one.principal),
    written(one.interest),
    written(one.payment),
    written(one.balance),
  ])
}
