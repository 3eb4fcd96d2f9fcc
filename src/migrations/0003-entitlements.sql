-- Shares of repayments go by entitlement to totals. A running loan's totals begin at what was split before, and its
-- weights are what is still owed of each investment then.
drop function if exists split_by_claims(uuid, bigint);

alter table loan add column service_fee bigint not null default '0';
alter table loan add constraint loan_service_fee_range check (service_fee >= 0);

alter table investment add column principal_before bigint not null default '0';
alter table investment add column interest_before bigint not null default '0';
alter table investment add column fee_told bigint not null default '0';

-- Where nothing is owed any more, what was lent stays the weight. Nobody's record changes, so no trigger is to run.
alter table investment disable trigger user;
update investment set interest_before = interest_earned, principal_before = case when owed > 0 then principal_repaid else 0 end
  from (select loan.id, sum(amount - principal_repaid) as owed from loan join investment on loan_id = loan.id
    where loan.status in ('active', 'defaulted') group by loan.id) as running
  where running.id = loan_id and principal_repaid + interest_earned > 0;
alter table investment enable trigger user;

alter table investment add constraint investment_before_range check (principal_before between 0 and principal_repaid and interest_before between 0 and interest_earned);
alter table investment add constraint investment_fee_range check (fee_told >= 0);
