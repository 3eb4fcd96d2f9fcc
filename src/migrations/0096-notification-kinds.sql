-- A member's notifications of a kind, newest first: the platform's own have no title, and those that somebody wrote are few.
create index notification_kind_index on notification (user_id, type, number) where title is null;
create index notification_custom_index on notification (user_id, number) where title is not null;
