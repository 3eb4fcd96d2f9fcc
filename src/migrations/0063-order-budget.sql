-- What a standing order may have invested in all at once, what it leaves in the wallet, and whether its lender is told of each loan that matches it.
alter table preferences
  add column auto_invest_budget bigint null,
  add column auto_invest_reserve bigint null,
  add column match_notifications boolean not null default false,
  add constraint preferences_auto_invest_budget check (auto_invest_budget > 0),
  add constraint preferences_auto_invest_reserve check (auto_invest_reserve >= 0);
create index preferences_match_notifications_index on preferences (user_id) where match_notifications;
