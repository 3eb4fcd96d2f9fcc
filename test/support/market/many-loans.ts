import type { KeptLateTerms } from '../../../src/entities/loan/loan.ts'
import type { Prepayment } from '../../../src/lending/repaying/repay.ts'
import type { TestDatabase } from '../database.ts'

/** A loan on its terms, by its place among many. */
export interface Terms {
  readonly amount: bigint
  readonly rate: number
  readonly months: number
  readonly late: KeptLateTerms
  readonly even: boolean
}

/** A payment of one of them. */
export interface Payment {
  readonly amount: bigint
  readonly prepayment: Prepayment
}

const setDay =
  "select set_config('gateway.now', (date '2027-01-01' + $1::int)::text || ' 09:00Z', false)"

/** Many loans at once in a database of their own, without anybody who lends: to see what is owed of each. */
export function manyLoans({ sql }: TestDatabase) {
  /** Pays them out on a day; gives for each its id, and the days on which it began and its instalments are due, with those of 60 more months. */
  const lend = async (day: number, terms: readonly Terms[]) => {
    await sql(setDay, [day])
    // As the functions do that call those of this test.
    await sql('set plan_cache_mode = force_generic_plan')
    await sql('set session_replication_role = replica')
    await sql('truncate loan cascade')
    await sql(
      "insert into profile (id, user_type, verification_status) select new_id(), 'borrower', 'verified' where not exists (select from profile)",
    )
    await sql(
      `insert into loan (id, borrower_id, title, description, purpose, currency, status, amount_requested, amount_funded, interest_rate,
          repayment_period_months, published_at, expires_at, disbursement_date, late_terms, even_end)
        select new_id(), (select id from profile limit 1), place, 'd', 'p', 'USD', 'active', amount, amount, rate, months, gateway_now(), gateway_now(), gateway_now(), late, even
        from unnest($1::bigint[], $2::int[], $3::int[], $4::jsonb[], $5::boolean[]) with ordinality as one (amount, rate, months, late, even, place)`,
      [
        terms.map(({ amount }) => amount),
        terms.map(({ rate }) => rate),
        terms.map(({ months }) => months),
        terms.map(({ late }) => JSON.stringify(late)),
        terms.map(({ even }) => even),
      ],
    )
    await sql(`insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance)
      select id, number, day + make_interval(months => number - 1), day + make_interval(months => number), principal, interest, balance
      from loan, lateral (select gateway_now()::date as day) as start,
        amortise(amount_requested, interest_rate, repayment_period_months, even_end)`)
    await sql('reset session_replication_role')
    await sql('update loan set updated_at = gateway_now()')
    return sql<{ id: string; days: number[] }>(`select id, (
        select array_agg(extract(day from day::date + make_interval(months => month) - timestamp '2027-01-01')::int order by month)
        from generate_series(0, repayment_period_months + 60) as month) as days
      from loan, lateral (select gateway_now()::date as day) as start order by title::int`)
  }

  /** What is owed of each, after the job that plans late loans or, `uncharged`, before it has charged them. */
  const payoffs = async (day: number, uncharged = false) => {
    await sql(setDay, [day])
    await sql(`select ${uncharged ? 'plan_arrears' : 'plan_late_loan'}(id) from loan`)
    const rows = await sql<{ payoff: string; charges: string }>(
      'select payoff_amount as payoff, loan_debt.charges_due as charges from loan join loan_debt on loan_id = id order by title::int',
    )
    return rows.map(({ payoff, charges }) => ({ payoff: BigInt(payoff), charges: BigInt(charges) }))
  }

  /** Has each take a payment; gives what of it was interest, what was prepaid, and what were charges. */
  const pay = async (day: number, payments: readonly Payment[]) => {
    await sql(setDay, [day])
    await sql('select charge_late(id) from loan')
    const rows = await sql<
      Record<'id' | 'interest' | 'prepaid' | 'charges' | 'unearned', string> & { went_on: boolean }
    >(
      `select id, interest_part as interest, prepaid_part as prepaid, charges_part as charges, went_on, paid.unearned
        from loan join unnest($1::bigint[], $2::text[]) with ordinality as one (amount, prepayment, place) on place = title::int
        cross join lateral settle_payment(id, amount, prepayment) as paid order by place`,
      [payments.map(({ amount }) => amount), payments.map(({ prepayment }) => prepayment)],
    )
    await sql(
      `update loan set charges_first = charges_first(loan, charges, went_on), unearned = paid.unearned
        from unnest($1::uuid[], $2::bigint[], $3::boolean[], $4::bigint[], $5::bigint[]) as paid (loan_id, charges, went_on, amount, unearned)
        where loan_id = id and amount > 0`,
      [
        rows.map(({ id }) => id),
        rows.map(({ charges }) => charges),
        rows.map((row) => row.went_on),
        payments.map(({ amount }) => amount),
        rows.map(({ unearned }) => unearned),
      ],
    )
    return rows.map(({ interest, prepaid, charges }) => ({
      interest: BigInt(interest),
      prepaid: BigInt(prepaid),
      charges: BigInt(charges),
    }))
  }

  /** What letters say today of what will be owed of each so many days later. */
  const payoffsAhead = async (day: number, days: number) => {
    await sql(setDay, [day])
    const rows = await sql<{ payoff: string; charges: string }>(
      `select principal + interest + charges as payoff, charges from loan cross join lateral payoff_on(id, business_date() + $1::int) as letter order by title::int`,
      [days],
    )
    return rows.map(({ payoff, charges }) => ({ payoff: BigInt(payoff), charges: BigInt(charges) }))
  }

  return { lend, payoffs, payoffsAhead, pay }
}
