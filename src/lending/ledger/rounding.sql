-- Divides non-negative numbers, rounding half to even.
create or replace function divide_half_even(dividend numeric, divisor numeric) returns bigint immutable
  language sql as $$
  select (div(dividend, divisor) + case
    when 2 * mod(dividend, divisor) > divisor then 1
    when 2 * mod(dividend, divisor) = divisor then mod(div(dividend, divisor), 2)
    else 0 end)::bigint;
$$;
