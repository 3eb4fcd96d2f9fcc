-- Lists of the files that were exchanged with the bank, and of the lines of one.
create index bank_file_created_index on bank_file (created_at, id);
create index bank_line_file_index on bank_line (file_id, booked_on, id);
