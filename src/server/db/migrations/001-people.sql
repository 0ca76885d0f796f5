create table people (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 200),
  email text,
  locale text not null default 'en' check (locale in ('en', 'ar', 'tr')),
  roles text[] not null default '{}',
  verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Accounts are joined by issuer and subject alone, never by e-mail.
create table identities (
  issuer text not null,
  subject text not null,
  person_id uuid not null references people (id) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identities_person on identities (person_id);

create table signing_keys (
  kid text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- A refresh token is kept as its SHA-256 only. Each use replaces it; a second use of a replaced one ends the family.
create table refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null,
  person_id uuid not null references people (id) on delete cascade,
  scope text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

-- What the installation knows about itself: the moment of the first start, which content it was given.
create table installation (
  key text primary key,
  value jsonb not null
);
