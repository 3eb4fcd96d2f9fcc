-- What came in since a loan defaulted, of the loan and of each investment.
alter table loan add column recovered bigint not null default '0';
alter table investment add column recovered bigint not null default '0';

-- What came in before this release: the lines of repayments after the default. A lender's line can be of several investments in the
-- loan; then each has its share, and the first what is left over. Members see no change, so triggers are off.
alter table loan disable trigger user;
alter table investment disable trigger user;
update loan set recovered = line.paid
  from (select loan.id, sum(amount)::bigint as paid from loan
      join wallet on user_id = borrower_id join wallet_transaction as line on wallet_id = wallet.id and line.loan_id = loan.id
      where loan.status = 'defaulted' and line.type = 'repayment_paid'
        and line.created_at > (select max(created_at) from loan_event where loan_event.loan_id = loan.id and to_status = 'defaulted')
      group by loan.id) as line
  where line.id = loan.id;
update investment set recovered = least(share.paid, principal_repaid + interest_earned)
  from (select own.id, floor(line.paid * own.amount / own.total)
        + case when row_number() over (partition by own.loan_id, own.lender_id order by own.created_at, own.id) = 1 then
          line.paid - sum(floor(line.paid * own.amount / own.total)) over lender else 0 end as paid
      from (select *, sum(amount) over (partition by loan_id, lender_id) as total from investment where status = 'defaulted') as own
      join (select wallet.user_id, line.loan_id, sum(line.amount) as paid from wallet_transaction as line join wallet on wallet.id = wallet_id
          join loan on loan.id = line.loan_id and loan.recovered > 0
          where line.type = 'repayment_received'
            and line.created_at > (select max(created_at) from loan_event where loan_event.loan_id = line.loan_id and to_status = 'defaulted')
          group by wallet.user_id, line.loan_id) as line on line.user_id = own.lender_id and line.loan_id = own.loan_id
      window lender as (partition by own.loan_id, own.lender_id)) as share
  where share.id = investment.id;
alter table investment enable trigger user;
alter table loan enable trigger user;

alter table loan add constraint loan_recovered_range check (recovered >= 0 and (recovered = 0 or status = 'defaulted'));
alter table investment add constraint investment_recovered_range
  check (recovered >= 0 and recovered <= (principal_repaid + interest_earned) and (recovered = 0 or status = 'defaulted'));
