-- What a member reads is in the language that they have chosen, else in one that their requests accept: "en" has always been the default, so it
-- could not mean that somebody chose it.
alter table preferences add column language_chosen boolean not null default false;
update preferences set language_chosen = true where language <> 'en';
