import type { TestDatabase } from '../database.ts'

/** A loan on its terms, by its place among many. */
export interface Terms {
  readonly amount: bigint
  readonly rate: number
  readonly months: number
  /** Whether overdue principal bears interest. */
  readonly bears: boolean
}

/** A payment of one of them. */
export interface Payment {
  readonly amount: bigint
  readonly lower: boolean
}

const setDay =
  "select set_config('gateway.now', (date '2027-01-01' + $1::int)::text || ' 09:00Z', false)"

/** Many loans at once in a database of their own, without anybody who lends: to see what is owed of each. */
export function manyLoans({ sql }: TestDatabase) {
  /** Pays them out on a day; gives for each its id, and the days on which it began and its instalments are due, with those of 60 more months. */
  const lend = async (day: number, terms: readonly Terms[]) => {
    await sql(setDay, [day])
    await sql('set session_replication_role = replica')
    await sql('truncate loan cascade')
    await sql(
      `insert into loan (id, borrower_id, title, description, purpose, currency, status, amount_requested, amount_funded, interest_rate,
          repayment_period_months, published_at, expires_at, disbursement_date, late_terms)
        select new_id(), new_id(), place, 'd', 'p', 'USD', 'active', amount, amount, rate, months, gateway_now(), gateway_now(), gateway_now(),
          jsonb_build_object('interest', case when bears then 'contract' else 'none' end)
        from unnest($1::bigint[], $2::int[], $3::int[], $4::boolean[]) with ordinality as one (amount, rate, months, bears, place)`,
      [
        terms.map(({ amount }) => amount),
        terms.map(({ rate }) => rate),
        terms.map(({ months }) => months),
        terms.map(({ bears }) => bears),
      ],
    )
    await sql(`insert into instalment (loan_id, number, starts_on, due_on, principal, interest, balance)
      select id, number, day + make_interval(months => number - 1), day + make_interval(months => number), principal, interest, balance
      from loan, lateral (select gateway_now()::date as day) as start,
        amortise(amount_requested, interest_rate, repayment_period_months)`)
    await sql('reset session_replication_role')
    return sql<{ id: string; days: number[] }>(`select id, (
        select array_agg(extract(day from day::date + make_interval(months => month) - timestamp '2027-01-01')::int order by month)
        from generate_series(0, repayment_period_months + 60) as month) as days
      from loan, lateral (select gateway_now()::date as day) as start order by title::int`)
  }

  const payoffs = async (day: number) => {
    await sql(setDay, [day])
    await sql('select plan_arrears(id) from loan')
    const rows = await sql<{ payoff: string }>(
      'select payoff_amount as payoff from loan join loan_debt on loan_id = id order by title::int',
    )
    return rows.map(({ payoff }) => BigInt(payoff))
  }

  /** Has each take a payment; gives what of it was interest, and what was prepaid. */
  const pay = async (day: number, payments: readonly Payment[]) => {
    await sql(setDay, [day])
    const rows = await sql<{ interest: string; prepaid: string }>(
      `select interest_part as interest, prepaid_part as prepaid
        from loan join unnest($1::bigint[], $2::boolean[]) with ordinality as one (amount, lower, place) on place = title::int
        cross join lateral settle_payment(id, amount, lower) order by place`,
      [payments.map(({ amount }) => amount), payments.map(({ lower }) => lower)],
    )
    return rows.map((row) => ({ interest: BigInt(row.interest), prepaid: BigInt(row.prepaid) }))
  }

  return { lend, payoffs, pay }
}
