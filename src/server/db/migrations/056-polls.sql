-- Settings that a method does not read go back to what they usually say, on papers that nobody has
-- voted on yet: a ballot with equal ranks could not be read by instant runoff and STV. Papers of
-- polls that have opened stay what their first head was made from.
update poll_questions set settings = poll_questions.settings || unread.settings
from (values
  ('plurality', '{"threshold": null, "blocks": 0}'::jsonb),
  ('limited', '{"threshold": null, "blocks": 0}'),
  ('approval', '{"threshold": null, "blocks": 0}'),
  ('proposal', '{"blocks": 0}'),
  ('proportionalApproval', '{"threshold": null, "blocks": 0}'),
  ('sequentialProportionalApproval', '{"threshold": null, "blocks": 0}'),
  ('sequentialPhragmen', '{"threshold": null, "blocks": 0}'),
  ('instantRunoff', '{"equal": false}'),
  ('scottishStv', '{"equal": false}'),
  ('meekStv', '{"equal": false}'),
  ('cumulative', '{"against": false}'),
  ('budgetGreedy', '{"utility": "cost"}')
) as unread (method, settings)
where poll_questions.method = unread.method and not exists (
  select from polls where polls.poll_id = poll_questions.poll_id and (polls.opened_at is not null or polls.links > 0));
