-- A number names one decision, and one publication; drafts begin without.
create unique index contents_decision_number on contents ((details #>> '{decision,number}'))
  where section = 'governance' and deleted_at is null and details #>> '{decision,number}' <> '';
create unique index contents_publication_identifier on contents ((details ->> 'identifier'))
  where section = 'publications' and deleted_at is null and details ->> 'identifier' <> '';
-- What replaces a publication.
create index contents_supersedes on contents ((details ->> 'supersedes'))
  where section = 'publications' and details ->> 'supersedes' is not null;
