-- What a poll was when it opened: its first head is the hash of this, whatever is corrected in its words afterwards.
alter table polls add opening jsonb check (opening is null or opened_at is not null);
