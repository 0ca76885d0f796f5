-- HMAC-SHA-256 (RFC 2104) of a message, for keys of up to 64 bytes. Each pad is one exclusive or of
-- 512 bits, nine times cheaper than byte by byte; the binary form of bits begins with their length.
create function hmac_sha256(key text, message bytea) returns bytea immutable language sql as $$
  select sha256(
    substring(bit_send(('x' || rpad(encode(convert_to(key, 'UTF8'), 'hex'), 128, '0'))::bit(512)
      # ('x' || repeat('5c', 64))::bit(512)) from 5)
    || sha256(
      substring(bit_send(('x' || rpad(encode(convert_to(key, 'UTF8'), 'hex'), 128, '0'))::bit(512)
        # ('x' || repeat('36', 64))::bit(512)) from 5)
      || message
    )
  )
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
