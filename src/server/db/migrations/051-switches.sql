-- Switches that came later: teams that have chosen theirs keep what held for everybody until then.
update contents
set details = jsonb_set(details, '{switches}',
  '{"editDialogs": false, "editComments": true, "vote": true}'::jsonb || (details -> 'switches'))
where section = 'teams' and jsonb_typeof(details -> 'switches') = 'object';
