-- Only where events are logged (EVENT_DAYS). Where the condition of an update's trigger does not hold, checking it is all that the trigger costs.
create or replace trigger log_event after insert on wallet_transaction referencing new table as added
  for each statement execute function log_movements();
create or replace trigger log_event after insert on notification referencing new table as added
  for each statement execute function log_notifications();
create or replace trigger log_event after insert on loan_event for each row execute function log_loan_state();
create or replace trigger log_event_change after update on loan for each row
  when (new.status = old.status and new.frozen <> old.frozen or new.written_off_amount is distinct from old.written_off_amount
    or new.withdrawn_at is distinct from old.withdrawn_at) execute function log_loan();
create or replace trigger log_event after insert on payment for each row execute function log_payment();
create or replace trigger log_event_change after update on payment for each row
  when (new.state <> old.state) execute function log_payment();
create or replace trigger log_event after insert on investment for each row execute function log_investment();
create or replace trigger log_event_change after update on investment for each row
  when (new.status <> old.status) execute function log_investment();
create or replace trigger log_event_change after update on instalment for each row
  when ((new.reminded is not null and new.reminded is distinct from old.reminded
    or new.principal_paid + new.interest_paid = new.principal + new.interest and old.principal_paid + old.interest_paid < old.principal + old.interest
      and new.principal_paid + new.interest_paid > old.principal_paid + old.interest_paid)
    and is_replayed(new.loan_id) is not true)
  execute function log_instalment();
create or replace trigger log_event after insert on charge for each row execute function log_charge();
create or replace trigger log_event_change after update on charge for each row
  when (new.paid > old.paid and is_replayed(new.loan_id) is not true or new.waived > old.waived) execute function log_charge();
create or replace trigger log_event after insert on profile for each row execute function log_profile();
create or replace trigger log_event_change after update on profile for each row
  when (new.verification_status <> old.verification_status) execute function log_profile();
create or replace trigger log_event_change after update on identity for each row
  when ((new.blocked_at is null) <> (old.blocked_at is null) or new.closed_at is distinct from old.closed_at) execute function log_identity();
create or replace trigger log_event after insert on approval_request for each row execute function log_request();
create or replace trigger log_event_change after update on approval_request for each row
  when (new.status <> old.status) execute function log_request();
create or replace trigger log_event after insert on repayment for each row
  when (new.booked_by is not null) execute function log_repayment();
create or replace trigger log_event_change after update on repayment for each row
  when (new.undone_by is distinct from old.undone_by or new.amount <> old.amount or old.booked_by is null and new.booked_by is not null)
  execute function log_repayment();
create or replace trigger log_event after insert on plan_change for each row execute function log_plan_change();
create or replace trigger log_event_change after update on plan_change for each row
  when (new.status <> old.status) execute function log_plan_change();
create or replace trigger log_event after insert on bank_account for each row execute function log_bank_account();
create or replace trigger log_event_change after update on bank_account for each row
  when (new.removed_at is distinct from old.removed_at) execute function log_bank_account();
create or replace trigger log_event after insert on mandate for each row execute function log_mandate();
create or replace trigger log_event_change after update on mandate for each row
  when (new.ended_at is distinct from old.ended_at) execute function log_mandate();
create or replace trigger log_event after insert on bank_line for each row execute function log_bank_line();
create or replace trigger log_event_change after update on bank_line for each row
  when (new.purpose <> old.purpose) execute function log_bank_line();
