-- How many a list has is counted in the index alone.
drop index contents_list;
create index contents_list on contents (section, published_at desc, id desc)
  include (status, visibility, author_person_id, author_content_id, hidden_at, withdrawn_at, deleted_at)
  where deleted_at is null and hidden_at is null and withdrawn_at is null;

-- What lists begin with (src/server/content/ordering.ts): a page of them is read along the index, however long the list is.
create index contents_standing on contents ((
    case when retraction is null and details ->> 'supersededBy' is null then 100000000000 else 0 end
      + extract(epoch from published_at at time zone 'UTC')
  ), id)
  where section = 'publications' and status = 'published' and deleted_at is null and hidden_at is null and withdrawn_at is null;
create index contents_by_identifier on contents (((details ->> 'identifier') collate "C"), id)
  where section = 'publications' and status = 'published' and deleted_at is null and hidden_at is null and withdrawn_at is null;
create index contents_by_position on contents (section, (
    coalesce((details ->> 'position')::int, (details -> 'body' ->> 'position')::int, 0)
  ), id)
  where section in ('faqs', 'governance') and status = 'published' and deleted_at is null and hidden_at is null and withdrawn_at is null;
create index contents_decided on contents ((coalesce(details #>> '{decision,decidedOn}', '') collate "C"), id)
  where section = 'governance' and kind = 'decision' and status = 'published'
    and deleted_at is null and hidden_at is null and withdrawn_at is null;
create index contents_by_decision_number on contents ((coalesce(details #>> '{decision,number}', '') collate "C"), id)
  where section = 'governance' and kind = 'decision' and status = 'published'
    and deleted_at is null and hidden_at is null and withdrawn_at is null;
create index contents_due on contents ((
    (case when details #>> '{commitment,state}' in ('planned', 'running') then '0' else '1' end
      || coalesce(details #>> '{commitment,dueOn}', '')) collate "C"
  ), id)
  where section = 'governance' and kind = 'commitment' and status = 'published'
    and deleted_at is null and hidden_at is null and withdrawn_at is null;

-- The commitments that follow from a decision.
create index contents_commitments_of on contents ((details #>> '{commitment,decision}'))
  where section = 'governance' and details #>> '{commitment,decision}' is not null;
