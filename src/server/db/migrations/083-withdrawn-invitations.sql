-- When an invitation would have ended that was withdrawn: it has expired for every host from then on,
-- and whoever withdrew it can take that back until the next cleaning deletes it.
alter table account_invitations add column expiry_before_withdrawal timestamptz;
