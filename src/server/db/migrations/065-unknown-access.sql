-- Whether there is step-free access, a hearing loop or sign language is null until somebody says.
-- Events begun from a calendar file, told by the address that they were given, said "no" to all of
-- it in nobody's name.
update contents
set details = jsonb_set(details, '{access}',
  '{"stepFree": null, "hearingLoop": null, "signLanguage": null}')
where section = 'events' and slug ~ '^event-[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9a-f]{8}$'
  and details -> 'access' = '{"stepFree": false, "hearingLoop": false, "signLanguage": false}';

-- Nor did anybody give teams the address that they began with.
update contents set details = jsonb_set(details, '{contact}', 'null')
where section = 'teams' and details ->> 'contact' = 'city@harbour.example';
