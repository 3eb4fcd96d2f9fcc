import type { Prepayment } from '../../../src/lending/repaying/repay.ts'
import type { TestDatabase } from '../database.ts'
import type { Change } from './repaying/changed-plan.ts'

/** Something that happens to a loan; days count from 1 January 2027. */
export type Happening =
  | {
      readonly what: 'pays'
      readonly id: string
      readonly amount: bigint
      readonly prepayment: Prepayment
    }
  | { readonly what: 'changes'; readonly id: string; readonly change: Change }
  | { readonly what: 'withdraws' }
  /** A repayment that is booked as of a day, one that is undone, or a change that is. */
  | {
      readonly what: 'books'
      readonly id: string
      readonly amount: bigint
      readonly prepayment: Prepayment
      readonly day: number
    }
  | { readonly what: 'undoes'; readonly of: string }
  | { readonly what: 'unchanges'; readonly of: string }
  | { readonly what: 'nothing' }

/** What came of it: what of a payment was used, or a code. */
export interface Outcome {
  readonly code?: string
  /** What a preview showed that is not what came of it. */
  readonly preview?: string
  readonly applied?: number
  readonly interest?: number
  readonly prepaid?: number
  readonly charges?: number
}

/** What a loan is on a day, in cents. */
export interface State {
  readonly payoff: number
  readonly due: number
  readonly charges: number
  readonly late: number
  readonly interest: number
  /** What the lenders' claims exceed the unpaid principal by, less what was paid to them before it was earned. */
  readonly claims: number
  /** What is unpaid of each instalment: its day, principal and interest. */
  readonly rows: readonly (readonly [number, number, number])[]
}

const FIRST = "date '2027-01-01'"

/** As the neighbours of these functions do it, but for the ledger: these loans are on none. */
const FUNCTIONS = [
  `create or replace function book_differences(target loan, before jsonb, after jsonb, line uuid, why text) returns void language sql as $$
    update repayment set amount = (after -> id::text ->> 'applied')::bigint where loan_id = target.id and after ? id::text $$`,
  `create function pg_temp.days(terms jsonb) returns jsonb language sql as $$
    select terms || coalesce((select jsonb_object_agg(key, ${FIRST} + value::int) from jsonb_each_text(terms) where key in ('from', 'to')), '{}') $$`,
  `create function pg_temp.operator() returns uuid language sql return (select id from profile where user_type = 'lender' order by id desc limit 1)`,
  `create function pg_temp.pays(target loan, one jsonb) returns jsonb language plpgsql as $$
    declare
      paid record;
      owed bigint;
    begin
      perform plan_arrears(target.id);
      perform charge_late(target.id);
      select payoff_amount into owed from loan_debt where loan_id = target.id;
      select * into paid from share_repayment(target.id, (one ->> 'amount')::bigint, 0, one ->> 'prepayment');
      insert into repayment (id, loan_id, amount, prepayment, value_on, fee_rate)
        values ((one ->> 'id')::uuid, target.id, paid.applied, one ->> 'prepayment', business_date(), 0);
      perform keep_shares(target, paid.applied, 0, charges_first(target, paid.charges_part, paid.went_on), paid.unearned, paid.applied = owed,
        paid.investments, paid.principals, paid.interests, paid.fees, paid.charges);
      return jsonb_build_object('applied', paid.applied, 'interest', paid.applied - paid.principal_part - paid.charges_part, 'prepaid', paid.prepaid_part, 'charges', paid.charges_part);
    end $$`,
  `create function pg_temp.changes(target loan, one jsonb) returns jsonb language plpgsql as $$
    declare
      change plan_change;
      seen jsonb;
      made jsonb;
    begin
      change.id := (one ->> 'id')::uuid;
      change.loan_id := target.id;
      change.kind := one -> 'change' ->> 'kind';
      change.terms := pg_temp.days((one -> 'change') - 'kind');
      change.reason := 'hardship';
      change.actor_id := pg_temp.operator();
      change.by_operator := true;
      change.created_at := gateway_now();
      change.acted_at := gateway_now();
      seen := try_plan_change(target, change, false, 0);
      made := try_plan_change(target, change, true, 0);
      return jsonb_strip_nulls(jsonb_build_object('code', made -> 'why', 'preview', case when seen -> 'instalments' is distinct from made -> 'instalments'
        or seen -> 'loan_debt' is distinct from made -> 'loan_debt' then seen #>> '{}' end));
    end $$`,
  `create function pg_temp.rebuilt(target loan, one jsonb) returns jsonb language plpgsql as $$
    declare
      before jsonb := rebuild_known(target.id, 0);
      stored constant jsonb := figures_of_loan(target.id);
      ended boolean;
    begin
      if before is null then
        return '{"code": "HISTORY_UNKNOWN"}';
      end if;
      begin
        update repayment set undone_by = (select id from ledger_transaction limit 1) where id = (one ->> 'of')::uuid;
        insert into repayment (id, loan_id, amount, prepayment, value_on, fee_rate)
          select (one ->> 'id')::uuid, target.id, (one ->> 'amount')::bigint, one ->> 'prepayment', ${FIRST} + (one ->> 'day')::int, 0 where one ->> 'what' = 'books';
        perform book_differences(target, before, rebuild_loan(target.id), null, null);
        perform keep_former(target.id, stored);
      exception when restrict_violation or check_violation then
        return '{"code": "IMPOSSIBLE"}';
      end;
      select payoff_amount = 0 into ended from loan_debt where loan_id = target.id;
      update loan set status = case when ended then 'repaid' else 'active' end, updated_at = gateway_now() where id = target.id;
      return '{}';
    end $$`,
  `create function pg_temp.happens(in_loan uuid, one jsonb) returns jsonb language plpgsql as $$
    declare
      target loan;
      made jsonb;
    begin
      select * into target from loan where id = in_loan;
      case one ->> 'what'
        when 'pays' then return pg_temp.pays(target, one);
        when 'changes' then return pg_temp.changes(target, one);
        when 'withdraws' then
          perform plan_withdrawal(target);
          update loan set withdrawn_at = gateway_now(), repay_by = (select max(due_on) from instalment where loan_id = in_loan), fee_running = 0 where id = in_loan;
          return '{}';
        when 'unchanges' then
          made := undo_plan_change(pg_temp.operator(), null, null, (one ->> 'of')::uuid, 'wrong');
          return jsonb_strip_nulls(jsonb_build_object('code', upper(coalesce(made ->> 'why', made ->> 'code'))));
        when 'nothing' then return '{}';
        else return pg_temp.rebuilt(target, one);
      end case;
    exception when others then
      return jsonb_build_object('code', sqlstate || ' ' || sqlerrm);
    end $$`,
]

/** Has loans that `manyLoans` has paid out live through histories, all at once. */
export async function manyHistories({ sql }: TestDatabase) {
  for (const text of FUNCTIONS) await sql(text)
  let moment = 0

  const at = async (day: number) => {
    moment += 1
    await sql(
      "select set_config('gateway.now', (date '2027-01-01' + $1::int + time '09:00' + make_interval(secs => $2))::text || 'Z', false)",
      [day, moment % 36_000],
    )
  }

  /** Gives each a lender, so that it is seen what of a payment was interest, and its days of withdrawal. */
  const lend = async () => {
    await sql('set session_replication_role = replica')
    await sql(`insert into profile (id, user_type, verification_status)
      select new_id(), type, 'verified' from unnest(array['lender', 'lender']) as type where not exists (select from profile where user_type = 'lender')`)
    await sql(
      `insert into ledger_transaction (id, kind) select new_id(), 'deposit' where not exists (select from ledger_transaction)`,
    )
    await sql(`insert into investment (id, loan_id, lender_id, amount, interest_rate, status)
      select new_id(), id, (select id from profile where user_type = 'lender' order by id limit 1), amount_funded, interest_rate, 'active' from loan`)
    await sql(
      'update loan set origination_fee = 0, withdrawal_days = 14, withdrawable_until = disbursement_date::date + 14',
    )
    await sql('reset session_replication_role')
  }

  /** Something happens to each. */
  const happen = async (day: number, happenings: readonly Happening[]): Promise<Outcome[]> => {
    await at(day)
    const rows = await sql<{ outcome: Outcome }>(
      `select pg_temp.happens(id, one) as outcome from loan join unnest($1::jsonb[]) with ordinality as all_of (one, place) on place = title::int order by place`,
      [
        happenings.map((one) =>
          JSON.stringify(one, (_, value) => (typeof value === 'bigint' ? Number(value) : value)),
        ),
      ],
    )
    return rows.map(({ outcome }) => outcome)
  }

  /** What each of them is. */
  const states = async (day: number): Promise<State[]> => {
    await at(day)
    await sql('select plan_late_loan(id) from loan')
    const rows = await sql<{
      state: State
    }>(`select jsonb_build_object('payoff', payoff_amount, 'due', amount_due, 'charges', charges_due, 'late', days_past_due,
        'interest', interest_earned, 'claims', amount - principal_repaid - left_over + unearned, 'rows', rows) as state
      from loan join loan_debt on loan_debt.loan_id = loan.id join investment on investment.loan_id = loan.id
      cross join lateral (
        select sum(principal - principal_paid) as left_over,
          coalesce(jsonb_agg(jsonb_build_array(due_on - ${FIRST}, principal - principal_paid, interest - interest_paid) order by number)
            filter (where principal + interest > principal_paid + interest_paid), '[]') as rows
        from instalment where instalment.loan_id = loan.id) as plan
      order by title::int`)
    return rows.map(({ state }) => state)
  }

  return { lend, happen, states }
}
