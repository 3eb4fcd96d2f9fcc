-- Finds the letters that are not sent, by their state: the list of all members' letters is mostly asked for those that failed or came back.
create index letter_state_index on letter (state, id) where state in ('new', 'waiting', 'failed', 'bounced');
