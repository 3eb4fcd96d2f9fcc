-- The payment of each month in minor units; rate in hundredths of a percent a year.
create or replace function monthly_payment(principal bigint, rate int, months int) returns bigint immutable
  language plpgsql as $$
declare
  whole constant numeric := 1e40;
  year constant numeric := 120000;
  factor numeric := whole + div(rate * whole, year);
  power numeric := whole;
begin
  if rate = 0 then
    return divide_half_even(principal, months);
  end if;
  for month in 1 .. months loop
    power := div(power * factor, whole);
  end loop;
  return divide_half_even(principal::numeric * rate * power, year * (power - whole));
end $$;

create or replace function amortise(of_amount bigint, rate int, months int)
  returns table (number int, principal bigint, interest bigint, balance bigint) immutable
  language plpgsql as $$
declare
  payment bigint := monthly_payment(of_amount, rate, months);
begin
  balance := of_amount;
  number := 0;
  while number < months and balance > 0 loop
    number := number + 1;
    interest := divide_half_even(balance::numeric * rate, 120000);
    principal := case when number = months then balance else least(payment - interest, balance) end;
    balance := balance - principal;
    return next;
  end loop;
end $$;

-- So does a schedule; only what is paid of it grows.
create or replace function guard_instalment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.loan_id, new.number, new.starts_on, new.due_on, new.principal, new.interest, new.balance)
      is distinct from (old.loan_id, old.number, old.starts_on, old.due_on, old.principal, old.interest, old.balance) then
    raise exception 'a schedule is frozen' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace trigger frozen before update or delete on instalment for each row execute function guard_instalment();
