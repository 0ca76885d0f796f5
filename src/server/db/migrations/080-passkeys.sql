-- A passkey (WebAuthn) as second factor of a password account: the public half of a key pair whose
-- other half never leaves the authenticator.
create table passkeys (
  id uuid primary key,
  person_id uuid not null references credentials (person_id) on delete cascade,
  name text not null,
  -- As the authenticator gave them; the key is a COSE key (RFC 9052).
  credential_id bytea not null unique,
  public_key bytea not null,
  transports text[] not null,
  -- The authenticator's count of signatures; some never count.
  sign_count bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_person on passkeys (person_id);

-- The challenge that a passkey is to sign. The key is the SHA-256 of what it was given to, a session
-- or a sign-in that waits, and of its purpose: a new one replaces the one before.
create table passkey_challenges (
  holder_hash bytea primary key,
  person_id uuid not null references credentials (person_id) on delete cascade,
  challenge bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index passkey_challenges_person on passkey_challenges (person_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- Recovery codes stand in for any second factor, with an authenticator app or without.
alter table recovery_codes drop constraint recovery_codes_person_id_fkey;
alter table recovery_codes add constraint recovery_codes_person_id_fkey
  foreign key (person_id) references credentials (person_id) on delete cascade not valid;
