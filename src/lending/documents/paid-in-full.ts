import { factsOf, type Maker, places, writer } from './maker.ts'

// A loan that is active again, since a repayment was undone, can be repaid another time: then it gets another letter. The range is named twice: PostgreSQL
// would read the documents of all loans before it.
const due = `select borrower_id as "memberId", loan.id as place, day::text as period, loan.id as "loanId"
  from loan cross join lateral (select (max(created_at) at time zone business_timezone())::date as day from loan_event
    where loan_id = loan.id and to_status = 'repaid') as repaid
  where status = 'repaid' and day is not null and loan.id > $1 and loan.id <= $2
    and not exists (select from document where document.loan_id = loan.id and document.loan_id > $1 and document.loan_id <= $2 and kind = 'paid_in_full' and period = day::text)
    and not exists (select from erasure where member_id = borrower_id)
  order by loan.id`

const sums = `select title, amount_requested as amount, (select coalesce(sum(case direction when 'debit' then line.amount else -line.amount end), 0)::bigint
    from wallet_transaction as line join wallet on wallet.id = wallet_id
    where wallet.user_id = borrower_id and loan_id = loan.id and type = 'repayment_paid') as paid
  from loan where id = $1 and status = 'repaid'`

/** The letter that a loan is paid in full. */
export const paidInFull: Maker = {
  kind: 'paid_in_full',
  places: places.loans,
  version: 2,
  due,
  content: async (source, { loanId, period }, language) => {
    type Sums = { readonly title: string; readonly amount: bigint; readonly paid: bigint }
    const [loan] = await source.database.query<Sums>(sums, [loanId])
    if (loan === undefined) return null
    const { say, amount, day } = writer(language, source)
    return {
      figures: { amount: String(loan.amount), paid: String(loan.paid) },
      title: say('document.title.paid_in_full', { loan: loan.title }),
      blocks: [
        { text: say('document.paid.text', { day: day(period) }) },
        factsOf([
          [say('document.paid.amount'), amount(loan.amount)],
          [say('document.paid.paid'), amount(loan.paid)],
        ]),
      ],
    }
  },
}
