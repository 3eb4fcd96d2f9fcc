-- A loss keeps the position of the statement line before it, which would otherwise be looked for from the newest line on.
alter table investment add column loss_position bigint null;

-- Within a wallet, times rise with positions. An investment in a defaulted loan may have nothing left to lose, and so no entry. Members
-- see no change, so triggers are off.
alter table investment disable trigger user;
update investment set loss_position = coalesce(placed.position, 0)
  from investment as defaulted left join (
    select loss, max(position) over (partition by lender_id order by created_at, loss nulls first) as position
    from (select user_id as lender_id, null::uuid as loss, position, line.created_at
        from wallet_transaction as line join wallet on wallet.id = wallet_id
        where user_id in (select lender_id from investment where status = 'defaulted')
      union all select lender_id, investment.id, null, moved.created_at
        from investment join account on investment_id = investment.id join entry on account_id = account.id
        join ledger_transaction as moved on moved.id = ledger_transaction_id and moved.kind = 'write_off'
        where status = 'defaulted') as event) as placed on placed.loss = defaulted.id
  where defaulted.status = 'defaulted' and defaulted.id = investment.id;
alter table investment enable trigger user;

alter table investment add constraint investment_loss_placed check ((status = 'defaulted') = (loss_position is not null));
create index investment_loss_order_index on investment (lender_id, loss_position, id) where status = 'defaulted';
drop index investment_loss_index;

-- Exact in JSON also in major units: 2^53 - 1 cents are not, and a REST client would see a cent more or less.
alter table account drop constraint account_exact_in_json;
alter table account add constraint account_exact_in_json check (wallet_id is null or balance <= 5000000000000000) not valid;
alter table account validate constraint account_exact_in_json;
