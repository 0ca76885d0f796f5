-- `fold` of shared/fold.ts: marks are taken off in every alphabet, and "kagit" finds kâğıt. Beside `folded`, which hosts of before ask.
create function fold_text(text) returns text immutable strict parallel safe language sql return
  replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize($1, NFKD),
        '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7'
        '\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed'
        '\u08ca-\u08e1\u08e3-\u08ff\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\ufe00-\ufe0f\ufe20-\ufe2f'
        '\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g')),
      'ıøłđðħŧςٱىیةہەک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'iolddhtσاييهههك01234567890123456789'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');

-- One title per line, each between line breaks: a whole title, its beginning and its words are patterns.
create function fold_titles(jsonb) returns text immutable strict parallel safe language sql return
  E'\n' || fold_text(concat_ws(E'\n', $1 ->> 'en', $1 ->> 'ar', $1 ->> 'tr')) || E'\n';

-- `search_title` stays for hosts of before; nothing else reads it.
alter table contents add column folded_title text not null generated always as (fold_titles(title)) stored;

-- What hosts of before write beside those of now is folded by the new rules as well.
create function fold_search_text() returns trigger language plpgsql as
  $$ begin new.search_text := fold_text(new.search_text); return new; end $$;
create trigger contents_fold_search_text before insert or update of search_text on contents
  for each row execute function fold_search_text();
update contents set search_text = search_text where search_text <> fold_text(search_text);

drop index contents_search_title;
drop index contents_whole_title;
drop index people_name_words;
create index contents_folded_title on contents using gin (folded_title gin_trgm_ops);
create index contents_whole_folded_title on contents using gin (string_to_array(folded_title, E'\n'));
create index people_folded_name_words on people using gin ((' ' || fold_text(name)) gin_trgm_ops);

-- Of statements in one dialogue that were told apart by a mark alone the first keeps the letters that new ones are compared with.
with spelt as (
  select statement_id, lang, fold_text(letters) as letters,
    row_number() over (
      partition by content_id, fold_text(letters) order by letters <> fold_text(letters), statement_id, lang
    ) as place
  from statement_texts
)
update statement_texts as texts set letters = spelt.letters
from spelt
where place = 1 and spelt.statement_id = texts.statement_id and spelt.lang = texts.lang and spelt.letters <> texts.letters;
