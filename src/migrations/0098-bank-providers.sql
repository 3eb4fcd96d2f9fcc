-- What each provider had received and paid, apart from the payments that were open, which are many: it is looked up in all days (first_unpaid_day).
alter table books_day add column providers jsonb null generated always as (bank -> 'providers') stored;
