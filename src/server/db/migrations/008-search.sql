-- Search (decisions/0021-search.md). The extension comes with PostgreSQL and with the embedded engine; the owner of a database may create it.
create extension if not exists pg_trgm;

-- `fold` of shared/fold.ts; capital letters stand here too, as what lower() knows beyond ASCII depends on the locale of the database.
create function folded(text) returns text immutable strict parallel safe language sql return
  regexp_replace(
    lower(translate(normalize($1, NFKC),
      'İIıŞşĞğÇçÖöÜüأإآٱىةؤئ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'iiissggccoouuاااايهوي01234567890123456789')),
    '[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]', '', 'g');

-- One title per line, each between line breaks: a whole title, its beginning and its words are patterns.
create function folded_titles(jsonb) returns text immutable strict parallel safe language sql return
  E'\n' || folded(concat_ws(E'\n', $1 ->> 'en', $1 ->> 'ar', $1 ->> 'tr')) || E'\n';

alter table contents add column search_title text not null generated always as (folded_titles(title)) stored;

create index contents_search_text on contents using gin (search_text gin_trgm_ops);
create index contents_search_title on contents using gin (search_title gin_trgm_ops);
create index contents_whole_title on contents using gin (string_to_array(search_title, E'\n'));
create index contents_newest on contents (published_at desc, id desc)
  where deleted_at is null and hidden_at is null and withdrawn_at is null;
