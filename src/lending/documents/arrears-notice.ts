import type { Content } from './draft.ts'
import { factsOf, type Maker, type Source, writer } from './maker.ts'

const late =
  "select id as place from loan where status = 'active' and late_due_on < business_date() and id > $1"

// One notice for each due day whose payment is the oldest that is late. What is owed is worked out only for loans that have none: that takes longest.
// With offset 0, a notice is looked up for each: otherwise all documents could be read.
const due = `select borrower_id as "memberId", late.id as place, late_due_on::text as period, late.id as "loanId"
  from (select id, borrower_id, late_due_on from loan
    where status = 'active' and late_due_on < business_date() and id > $1 and id <= $2
      and not exists (select from document where loan_id = loan.id and kind = 'arrears_notice' and period = late_due_on::text offset 0)
      and not exists (select from erasure where member_id = borrower_id) offset 0) as late
  cross join lateral (select days_past_due from loan_debt where loan_id = late.id offset 0) as debt
  where days_past_due > 0
  order by late.id`

const owed = `select title, amount_due as due, charges_due as charges, days_past_due as days, business_date()::text as day
  from loan join loan_debt on loan_id = loan.id where loan.id = $1 and late_due_on::text = $2 and days_past_due > 0`

interface Owed {
  readonly title: string
  readonly due: bigint
  readonly charges: bigint
  readonly days: number
  readonly day: string
}

/** Notices of arrears, with what was due on the day on which they were made. */
export const arrearsNotice: Maker = {
  kind: 'arrears_notice',
  places: late,
  version: 3,
  due,
  content: async (source, { loanId, period }, language) => {
    const [loan] = await source.database.query<Owed>(owed, [loanId, period], 'search')
    return loan === undefined ? null : written(source, loan, period, language)
  },
}

function written(source: Source, loan: Owed, since: string, language: string): Content {
  const { say, amount, day } = writer(language, source)
  const address = source.supportEmail ?? 'none'
  return {
    figures: {
      as_of: loan.day,
      due: String(loan.due),
      charges: String(loan.charges),
      days_past_due: loan.days,
    },
    title: say('document.title.arrears_notice', { loan: loan.title }),
    blocks: [
      { text: say('document.arrears.text', { day: day(loan.day), address }) },
      factsOf([
        [say('document.arrears.due'), amount(loan.due)],
        [say('document.arrears.charges'), amount(loan.charges)],
        [say('document.arrears.since'), day(since)],
        [say('document.arrears.days'), String(loan.days)],
      ]),
    ],
  }
}
