-- Operators find members also by addresses that they have not confirmed, or that letters went to before.
create index mail_address_token_index on mail_address (lower(token_address)) where own_address is not null;
create index mail_address_wanted_index on mail_address (lower(wanted_address)) where wanted_address is not null;
create index letter_address_index on letter (lower(address)) where address is not null;
