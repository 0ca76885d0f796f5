-- A certificate that was taken back stays, so that its page says so; the reason is for its holder and for those who take it back.
alter table certificates
  add column withdrawn_at timestamptz,
  add column withdrawal_reason text,
  add check ((withdrawn_at is null) = (withdrawal_reason is null));
