-- Idempotency-Keys of ballots that were replaced: such a request that arrives late once more must not replace the later ballot.
create table poll_keys (
  poll_id uuid not null,
  voter_id uuid not null,
  key text not null,
  primary key (poll_id, voter_id, key),
  foreign key (poll_id, voter_id) references poll_voters (poll_id, voter_id) on delete cascade
);
