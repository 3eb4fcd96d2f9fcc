-- What only gateways of version 0.1.0 called.
drop function if exists move_money(text, uuid, text, bytea, uuid[], bigint, uuid, text, text);
drop function if exists transfer_together(jsonb);
drop function if exists repay_loan(uuid, text, bytea, uuid, bigint, uuid[], int);
