-- What overdue principal bears is told with the decimals of its rate: the function returns another type, which only a new one can.
drop function if exists overdue_interest(uuid[]);
