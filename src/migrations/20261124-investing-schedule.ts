/** The schedule of src/lending/amortisation.ts once more, where a loan is disbursed: a test compares the two. */
export const amortising = `
  -- A quotient of numbers that are 0 or above, ties to the even one.
  create function divide_half_even(dividend numeric, divisor numeric) returns bigint immutable
    language sql as $$
    select (div(dividend, divisor) + case
      when 2 * mod(dividend, divisor) > divisor then 1
      when 2 * mod(dividend, divisor) = divisor then mod(div(dividend, divisor), 2)
      else 0 end)::bigint;
  $$;

  -- The payment of each month in minor units; rate in hundredths of a percent a year.
  create function monthly_payment(principal bigint, rate int, months int) returns bigint immutable
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

  create function amortise(of_amount bigint, rate int, months int)
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

  -- What a disbursed loan owes today: nothing is taken for months that have not begun.
  create view loan_debt as
    select loan_id,
      sum(case when due_on <= today then owed else 0 end)::bigint as amount_due,
      sum(principal - principal_paid + case
        when due_on <= today then interest - interest_paid
        when starts_on <= today then greatest(accrued - interest_paid, 0)
        else 0 end)::bigint as payoff_amount,
      coalesce(today - min(due_on) filter (where owed > 0 and due_on < today), 0) as days_past_due,
      min(number) filter (where owed > 0) as next_number
    from instalment
    cross join lateral (select (gateway_now() at time zone 'UTC')::date as today) as clock
    cross join lateral (select
      principal + interest - principal_paid - interest_paid as owed,
      divide_half_even(interest::numeric * greatest(today - starts_on, 0), due_on - starts_on) as accrued) as month
    group by loan_id, today;
`
