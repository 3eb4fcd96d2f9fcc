-- Operators find lines of the bank by the reference of an order, and by any part of what the payer wrote.
create index bank_line_end_to_end_index on bank_line (end_to_end_id) where end_to_end_id is not null;
create index bank_line_remittance_index on bank_line using gin (triples_of(remittance));
