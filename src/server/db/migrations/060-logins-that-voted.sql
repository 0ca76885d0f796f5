-- HMAC-SHA-256 (RFC 2104) of a message, for keys of up to 64 bytes.
create function hmac_sha256(key text, message bytea) returns bytea immutable language sql as $$
  select sha256(string_agg(set_byte('\x00', 0, get_byte(block, at) # 92), ''::bytea order by at)
    || sha256(string_agg(set_byte('\x00', 0, get_byte(block, at) # 54), ''::bytea order by at) || message))
  from (select convert_to(key, 'UTF8') || decode(repeat('00', 64 - octet_length(key)), 'hex')) as padded (block)
  cross join generate_series(0, 63) as at
$$;

-- Whether a login of this person has voted in a poll for verified residents, through whichever
-- account; the key as the host makes it.
create function has_login_voted(poll uuid, person uuid) returns boolean stable language sql as $$
  select exists (
    select from identities
    join installation on installation.key = 'departedVotersSecret'
    join poll_logins on poll_logins.poll_id = poll and poll_logins.login_key = sha256(
      convert_to(poll::text, 'UTF8')
      || hmac_sha256(installation.value ->> 'secret', convert_to(identities.issuer || E'\n' || identities.subject, 'UTF8'))
    )
    where identities.person_id = person
  )
$$;
