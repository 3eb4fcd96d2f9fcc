-- What earlier versions had and no gateway calls any more.
drop function if exists is_transition(text, text);
drop function if exists match_score(int, int, bigint, text, text, int, int, int, bigint, bigint, text[], text[], int);
drop function if exists monthly_payment(bigint, int, int);
drop function if exists amortise(bigint, int, int);
drop function if exists settle_instalments(uuid, bigint, boolean);
drop function if exists default_loan(uuid, uuid, uuid[], int, text);
drop function if exists least_investment(bigint, bigint, bigint, int);
drop function if exists most_investment(bigint, bigint, bigint);
drop function if exists refused_investment(loan, bigint, bigint, bigint, int);
drop trigger if exists tell on wallet_transaction;
drop trigger if exists tell on investment;
drop trigger if exists tell on loan_event;
drop function if exists tell_lines();
drop function if exists tell_investments();
drop function if exists tell_turns();
drop function if exists announce(uuid[], text[], jsonb[]);
drop function if exists default_loan(uuid, uuid, uuid[], int);
