-- Charges as of today: the amount of penalty interest is stored once a day, and whenever something is paid.
create or replace view charge_state as
  select charge.id, charge.loan_id, number, kind, charge.due_on, greatest(amount, penalty) as amount, paid, waived,
    greatest(amount, penalty) - paid - waived as outstanding, waived_reason
  from charge
  left join lateral (select penalty_of(instalment, late_terms, interest_rate, written_off_at) as penalty
    from loan join instalment on loan_id = loan.id where loan.id = charge.loan_id and instalment.number = charge.number
      and kind = 'penalty_interest') as run on true;
