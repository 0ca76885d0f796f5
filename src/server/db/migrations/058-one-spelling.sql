-- `fold` of shared/fold.ts: marks are taken off in every alphabet, and "kagit" finds kâğıt. Beside
-- `folded`, which hosts of before ask.
create function fold_text(text) returns text immutable strict parallel safe language sql return
  replace(replace(replace(replace(
    translate(
      lower(regexp_replace(normalize($1, NFKD),
        '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7'
        '\u0600-\u0605\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dd\u06df-\u06e4'
        '\u06e7-\u06e8\u06ea-\u06ed\u070f\u0890-\u0891\u0897-\u089f\u08ca-\u08ff\u0951-\u0954'
        '\u180e\u1ab0-\u1add\u1ae0-\u1aeb\u1cd0-\u1cd2\u1cd4-\u1ce0\u1ce2-\u1ce8\u1ced\u1cf4'
        '\u1cf8-\u1cf9\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f'
        '\u20d0-\u20f0\u2de0-\u2dff\u302a-\u302d\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ufb1e'
        '\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb\U000101fd\U000102e0\U00010efa-\U00010eff'
        '\U000110bd\U000110cd\U0001133b\U00013430-\U0001343f\U0001bca0-\U0001bca3'
        '\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d167-\U0001d169\U0001d173-\U0001d182'
        '\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001e08f\U000e0001\U000e0020-\U000e007f'
        '\U000e0100-\U000e01ef]', '', 'g')),
      'ıøłđðħŧςٱىیةہەک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
      'iolddhtσاييهههك01234567890123456789'),
    'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'þ', 'th');

-- One title per line, each between line breaks: a whole title, its beginning and its words are
-- patterns.
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

-- Of statements in one dialogue that were told apart by a mark alone the first keeps the letters
-- that new ones are compared with.
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
