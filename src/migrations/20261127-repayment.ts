import { Migration } from '@mikro-orm/migrations'

/** The way back of a loan's money. */
export class Repayment extends Migration {
  override up(): void {
    this.addSql(settling)
    this.addSql(splitting)
    this.addSql(repaying)
    this.addSql('revoke execute on all functions in schema public from public')
  }
}

const settling = `
  -- Settles instalments in order, interest before principal; with the payoff all principal, and interest only of
  -- months that have begun. Returns the two parts.
  create function settle_instalments(of_loan uuid, amount bigint, whole boolean, out principal_part bigint, out interest_part bigint)
    language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    with part as (
      select number, what, rest, sum(rest) over (order by number, what) as up_to
      from instalment, lateral (values ('interest', interest - interest_paid), ('principal', principal - principal_paid)) as owed (what, rest)
      where loan_id = of_loan
    ), paid as (
      select number,
        sum(least(rest, greatest(0, amount - (up_to - rest)))) filter (where what = 'interest') as interest,
        sum(least(rest, greatest(0, amount - (up_to - rest)))) filter (where what = 'principal') as principal
      from part group by number
    ), off as (
      select instalment.number, instalment.principal - principal_paid as principal, case
          when due_on <= today then instalment.interest - interest_paid
          when starts_on <= today then greatest(0, divide_half_even(instalment.interest::numeric * (today - starts_on), due_on - starts_on) - interest_paid)
          else 0 end as interest
      from instalment, lateral (select (gateway_now() at time zone 'UTC')::date as today) as clock where loan_id = of_loan
    ), done as (
      update instalment set principal_paid = principal_paid + settled.principal, interest_paid = interest_paid + settled.interest
      from (select number, principal, interest from paid where not whole union all select number, principal, interest from off where whole) as settled
      where loan_id = of_loan and instalment.number = settled.number and settled.principal + settled.interest > 0
      returning settled.principal, settled.interest
    )
    select coalesce(sum(done.principal), 0), coalesce(sum(done.interest), 0) into principal_part, interest_part from done;
  end $$;
`

const splitting = `
  -- Splits an amount among the investments of a loan by what is owed of each: largest remainder first, ties by age.
  create function split_by_claims(of_loan uuid, total bigint) returns table (investment_id uuid, part bigint) stable
    language sql security definer set search_path = public, pg_temp as $$
    select id, base + case when row_number() over (order by remainder desc, created_at, id) <= total - sum(base) over () then 1 else 0 end
    from (
      select id, created_at, div(total::numeric * owed, sum(owed) over ())::bigint as base, mod(total::numeric * owed, sum(owed) over ()) as remainder
      from investment, lateral (select amount - principal_repaid as owed) as claim
      where loan_id = of_loan and status in ('active', 'defaulted') and owed > 0) as share;
  $$;
`

const repaying = `
  -- Repays a loan (E7, E8), or recovers what was given up (E10): at most the payoff, split between its lenders.
  create function repay_loan(
    by_user uuid, with_key text, hash bytea, in_loan uuid, amount bigint, ids uuid[], fee_rate int
  ) returns jsonb
    language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    target loan%rowtype;
    own constant uuid := account_of(by_user, 'available');
    payoff bigint;
    applied bigint;
    available bigint;
    paid record;
    fee bigint;
    investments uuid[];
    lenders uuid[];
    principals bigint[];
    interests bigint[];
    result jsonb := replay(by_user, 'repayLoan', with_key, hash);
  begin
    if result is not null then
      return result;
    end if;
    select * into target from loan where id = in_loan for no key update;
    if target.id is null or (target.status = 'draft' and target.borrower_id <> by_user) then
      return '{"code": "NOT_FOUND"}';
    elsif target.borrower_id <> by_user then
      return '{"code": "FORBIDDEN"}';
    elsif target.status not in ('active', 'defaulted') then
      return remember(by_user, 'repayLoan', with_key, hash,
        jsonb_build_object('code', 'INVALID_TRANSITION', 'from', target.status, 'to', 'repaid'));
    end if;
    perform lock_accounts(accounts_of_loan(in_loan) || case when fee_rate > 0 then array[house_account('fees')] else '{}' end);
    select payoff_amount into payoff from loan_debt where loan_id = in_loan;
    select balance into available from account where id = own;
    applied := least(amount, payoff);
    if available < applied then
      return remember(by_user, 'repayLoan', with_key, hash,
        jsonb_build_object('code', 'INSUFFICIENT_FUNDS', 'available', available));
    end if;
    select * into paid from settle_instalments(in_loan, applied, applied = payoff);
    fee := divide_half_even(paid.interest_part::numeric * fee_rate, 10000);
    select array_agg(one.id), array_agg(lender_id), array_agg(coalesce(p.part, 0)), array_agg(coalesce(i.part, 0))
      into investments, lenders, principals, interests from investment as one
      left join split_by_claims(in_loan, paid.principal_part) as p on p.investment_id = one.id
      left join split_by_claims(in_loan, paid.interest_part - fee) as i on i.investment_id = one.id
      where loan_id = in_loan and coalesce(p.part, 0) + coalesce(i.part, 0) > 0;
    perform post(ids[1], 'repayment', array_agg(account_id), array_agg(leg)) from (
      select own as account_id, -applied as leg
      union all select house_account('fees'), fee where fee > 0
      union all select account_of(lender_id, 'available'), sum(principal + interest)::bigint from unnest(lenders, principals, interests) as share (lender_id, principal, interest) group by lender_id
      union all select account.id, -principal from unnest(investments, principals) as share (investment_id, principal)
        join account using (investment_id) where principal > 0 and target.status = 'active'
      union all select account.id, paid.principal_part from account
        where loan_id = in_loan and paid.principal_part > 0 and target.status = 'active') as legs;
    insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, loan_id, ledger_transaction_id)
      select ids[2], id, 'repayment_paid', 'debit', applied, target.title, ids[1]::text, in_loan, ids[1]
      from wallet where user_id = by_user;
    insert into wallet_transaction (id, wallet_id, type, direction, amount, description, reference, counterparty_id, loan_id,
        investment_id, ledger_transaction_id)
      select new_id(), wallet.id, 'repayment_received', 'credit', sum(principal + interest), target.title, ids[1]::text, by_user, in_loan,
        case when count(*) = 1 then min(investment_id::text)::uuid end, ids[1]
      from unnest(investments, lenders, principals, interests) as share (investment_id, lender_id, principal, interest)
      join wallet on user_id = lender_id group by wallet.id;
    update investment set principal_repaid = principal_repaid + share.principal, interest_earned = interest_earned + share.interest,
        status = case when target.status = 'active' and principal_repaid + share.principal = investment.amount then 'repaid' else status end
      from unnest(investments, principals, interests) as share (investment_id, principal, interest)
      where investment.id = share.investment_id;
    if applied = payoff and target.status = 'active' then
      update loan set status = 'repaid' where id = in_loan;
      insert into loan_event (id, loan_id, actor_id, from_status, to_status, reason)
        values (ids[3], in_loan, by_user, 'active', 'repaid', 'repaid by the borrower');
    else
      -- What it owes is part of the record, so this is a new version of it.
      update loan set updated_at = gateway_now() where id = in_loan;
    end if;
    return remember(by_user, 'repayLoan', with_key, hash, jsonb_build_object('applied', applied,
      'transaction', (select to_jsonb(line) from wallet_transaction as line where id = ids[2]),
      'loan', (select to_jsonb(one) from loan as one where id = in_loan),
      'wallet', (select to_jsonb(state) from wallet_state as state where user_id = by_user)));
  end $$;
`
