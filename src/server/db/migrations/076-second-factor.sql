-- The second factor of a password account: the secret of an authenticator app (RFC 6238), sealed
-- with a secret of the installation. It counts from its confirmation on; until then it is set up.
create table second_factors (
  person_id uuid primary key references credentials (person_id) on delete cascade,
  secret bytea not null,
  -- The time step of the latest code that was used: it and all before it count no more.
  last_step int not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

-- A code that stands in for a lost app, as its SHA-256. The row goes when the code is used.
create table recovery_codes (
  code_hash bytea primary key,
  person_id uuid not null references second_factors (person_id) on delete cascade,
  created_at timestamptz not null
);
create index recovery_codes_person on recovery_codes (person_id);

-- A sign-in with the right password that waits for the code. The key is the SHA-256 of its token.
create table sign_in_challenges (
  token_hash bytea primary key,
  person_id uuid not null references credentials (person_id) on delete cascade,
  scope text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_challenges_person on sign_in_challenges (person_id);
create index sign_in_challenges_expiry on sign_in_challenges (expires_at);
