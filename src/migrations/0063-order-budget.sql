-- What a standing order may have invested in all at once, and what it leaves in the wallet.
alter table preferences
  add column auto_invest_budget bigint null,
  add column auto_invest_reserve bigint null,
  add constraint preferences_auto_invest_budget check (auto_invest_budget > 0),
  add constraint preferences_auto_invest_reserve check (auto_invest_reserve >= 0);
