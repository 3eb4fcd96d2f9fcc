-- A statement is filtered by the direction that its lines are shown with.
create index wallet_transaction_direction_index on wallet_transaction (wallet_id, shown_direction(type, direction), position);
