-- When late payments were made. For earlier ones, the day follows from what had been repaid by then, all together.
alter table instalment add column paid_late_on date null;
update instalment set paid_late_on = day
  from (
    select due.loan_id, due.number, min(value_on) as day
    from (
      select loan_id, number, principal + interest = principal_paid + interest_paid as paid,
        sum(principal + interest + prepaid) over (partition by loan_id order by number) - prepaid as up_to_it
      from instalment) as due
    join (
      select repayment.loan_id, value_on, sum(repayment.amount - coalesce(line.charges, 0)) over (partition by repayment.loan_id order by value_on, repayment.created_at, repayment.id) as total
      from repayment left join wallet_transaction as line on line.ledger_transaction_id = booked_by and line.type = 'repayment_paid'
      where undone_by is null and returns is null) as repaid on repaid.loan_id = due.loan_id and total >= up_to_it
    where paid
    group by due.loan_id, due.number) as met
  where met.loan_id = instalment.loan_id and met.number = instalment.number and day > due_on;
