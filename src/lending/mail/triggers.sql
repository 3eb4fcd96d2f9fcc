create or replace trigger ask_for_letters after insert on notification referencing new table as added
  for each statement execute function ask_for_letters();
