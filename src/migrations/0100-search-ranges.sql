-- The other ends of what a saved search looks for.
alter table saved_search add column max_interest_rate numeric null, add column min_term_months smallint null,
  add constraint saved_search_highest_rate_decimals check (scale(max_interest_rate) <= 2);
