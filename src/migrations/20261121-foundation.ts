import { Migration } from '@mikro-orm/migrations'

/** Members, their private records, and loans. */
export class Foundation extends Migration {
  override up(): void {
    this.addSql(`
      -- The clock of every stored time; tests move it with the setting, in their own sessions only.
      create function gateway_now() returns timestamptz(3) stable language sql
        return coalesce(nullif(current_setting('gateway.now', true), '')::timestamptz, now());
      create table deployment (
        id smallint primary key,
        currency text not null,
        point_key bytea not null
      );
      alter table deployment add constraint deployment_single check (id = 1);
      alter table deployment add constraint deployment_currency_code check (currency ~ '^[A-Z]{3}$');
      create table profile (
        id uuid not null,
        full_name text null,
        city text null,
        user_type text not null,
        verification_status text not null,
        bio text null,
        occupation text null,
        latitude double precision null,
        longitude double precision null,
        public_latitude double precision null,
        public_longitude double precision null,
        show_on_map boolean not null default false,
        created_at timestamptz(3) not null default gateway_now(),
        updated_at timestamptz(3) not null default gateway_now(),
        version int not null default 1,
        primary key (id)
      );
      alter table profile add constraint profile_full_name_length check (char_length(full_name) between 1 and 200);
      alter table profile add constraint profile_city_length check (char_length(city) between 1 and 120);
      alter table profile add constraint profile_bio_length check (char_length(bio) <= 1000);
      alter table profile add constraint profile_occupation_length check (char_length(occupation) <= 120);
      alter table profile add constraint profile_place_whole check (num_nulls(latitude, longitude, public_latitude, public_longitude) in (0, 4) and abs(latitude) <= 90 and abs(longitude) <= 180);
      alter table profile add constraint profile_user_type_check check (user_type in ('borrower', 'lender', 'both'));
      alter table profile add constraint profile_verification_status_check check (verification_status in ('unverified', 'pending', 'verified', 'rejected'));
      create table preferences (
        user_id uuid not null,
        updated_at timestamptz(3) not null default gateway_now(),
        primary key (user_id)
      );
      create table loan (
        id uuid not null,
        borrower_id uuid not null,
        title text not null,
        description text null,
        amount_requested bigint not null,
        interest_rate int null,
        repayment_period_months smallint null,
        purpose text null,
        risk_level text null,
        status text not null default 'draft',
        amount_funded bigint not null default '0',
        location_latitude double precision null,
        location_longitude double precision null,
        public_latitude double precision null,
        public_longitude double precision null,
        location_description text null,
        currency text not null,
        created_at timestamptz(3) not null default gateway_now(),
        updated_at timestamptz(3) not null default gateway_now(),
        published_at timestamptz(3) null,
        expires_at timestamptz(3) null,
        disbursement_date timestamptz(3) null,
        version int not null default 1,
        primary key (id)
      );
      create index loan_borrower_id_index on loan (borrower_id);
      alter table loan add constraint loan_title_length check (char_length(title) between 1 and 120);
      alter table loan add constraint loan_description_length check (char_length(description) <= 5000);
      alter table loan add constraint loan_purpose_length check (char_length(purpose) between 1 and 60);
      alter table loan add constraint loan_location_description_length check (char_length(location_description) <= 200);
      alter table loan add constraint loan_amount_range check (amount_requested > 0);
      alter table loan add constraint loan_funded_range check (amount_funded between 0 and amount_requested);
      alter table loan add constraint loan_rate_range check (interest_rate between 0 and 100000);
      alter table loan add constraint loan_months_range check (repayment_period_months between 1 and 600);
      alter table loan add constraint loan_currency_code check (currency ~ '^[A-Z]{3}$');
      alter table loan add constraint loan_place_whole check (num_nulls(location_latitude, location_longitude, public_latitude, public_longitude) in (0, 4) and abs(location_latitude) <= 90 and abs(location_longitude) <= 180);
      alter table loan add constraint loan_complete_unless_draft check (status in ('draft', 'cancelled') or num_nulls(description, interest_rate, repayment_period_months, purpose, published_at, expires_at) = 0);
      alter table loan add constraint loan_full_when_disbursed check ((status in ('funded', 'active', 'repaid', 'defaulted')) = (amount_funded = amount_requested));
      alter table loan add constraint loan_risk_level_check check (risk_level in ('low', 'medium', 'high'));
      alter table loan add constraint loan_status_check check (status in ('draft', 'open', 'funded', 'active', 'repaid', 'defaulted', 'cancelled', 'expired'));
      create table inbox (
        user_id uuid not null,
        last_number bigint not null default '0',
        primary key (user_id)
      );
      alter table inbox add constraint inbox_last_number_range check (last_number >= 0);
      create table identity (
        subject text not null,
        profile_id uuid not null,
        blocked_at timestamptz(3) null,
        primary key (subject)
      );
      alter table identity add constraint identity_profile_id_unique unique (profile_id);
      alter table identity add constraint identity_subject_length check (char_length(subject) between 1 and 255);
      create table finances (
        profile_id uuid not null,
        credit_score smallint null,
        monthly_income bigint null,
        primary key (profile_id)
      );
      alter table finances add constraint finances_credit_score_range check (credit_score between 300 and 850);
      alter table finances add constraint finances_monthly_income_range check (monthly_income >= 0);
      create table wallet (
        id uuid not null,
        user_id uuid not null,
        currency text not null,
        created_at timestamptz(3) not null default gateway_now(),
        primary key (id)
      );
      alter table wallet add constraint wallet_user_id_unique unique (user_id);
      alter table wallet add constraint wallet_currency_code check (currency ~ '^[A-Z]{3}$');
      alter table preferences add constraint preferences_user_id_foreign foreign key (user_id) references profile (id) on update no action on delete no action;
      alter table loan add constraint loan_borrower_id_foreign foreign key (borrower_id) references profile (id);
      alter table inbox add constraint inbox_user_id_foreign foreign key (user_id) references profile (id) on update no action on delete no action;
      alter table identity add constraint identity_profile_id_foreign foreign key (profile_id) references profile (id);
      alter table finances add constraint finances_profile_id_foreign foreign key (profile_id) references profile (id) on update no action on delete no action;
      alter table wallet add constraint wallet_user_id_foreign foreign key (user_id) references profile (id);

      -- A change is a new version, whoever makes it; a change to what already is, is none.
      create function touch() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        new.updated_at := gateway_now();
        return new;
      end $$;
      create trigger profile_touch before update on profile
        for each row when (old is distinct from new) execute function touch();
      create trigger loan_touch before update on loan
        for each row when (old is distinct from new) execute function touch();
    `)
  }
}
