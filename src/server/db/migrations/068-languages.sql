-- Which languages there are is the program's to say: the database asks for the form of a language
-- tag (BCP 47). First for new rows alone, then for those that are there, without a long lock.
alter table people drop constraint people_locale_check,
  add constraint people_locale_tag_check check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table contents drop constraint contents_original_locale_check,
  add constraint contents_original_locale_tag_check
    check (original_locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table comments drop constraint comments_lang_check,
  add constraint comments_lang_tag_check check (lang ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table attachments drop constraint attachments_locale_check,
  add constraint attachments_locale_tag_check check (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table legal_drafts drop constraint legal_drafts_original_locale_check,
  add constraint legal_drafts_original_locale_tag_check
    check (original_locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;
alter table memberships drop constraint memberships_interests_locale_check,
  add constraint memberships_interests_locale_tag_check
    check (interests_locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$') not valid;

alter table people validate constraint people_locale_tag_check;
alter table contents validate constraint contents_original_locale_tag_check;
alter table comments validate constraint comments_lang_tag_check;
alter table attachments validate constraint attachments_locale_tag_check;
alter table legal_drafts validate constraint legal_drafts_original_locale_tag_check;
alter table memberships validate constraint memberships_interests_locale_tag_check;

-- `fold_titles` knows three languages; this one takes whatever there is, one title per line.
create function fold_all_titles(jsonb) returns text immutable strict parallel safe language sql return
  E'\n' || fold_text(coalesce(
    (select string_agg(value, E'\n' order by key collate "C") from jsonb_each_text($1)), ''
  )) || E'\n';

-- `folded_title` stays for hosts of before; nothing else reads it.
alter table contents add column folded_titles text not null generated always as (fold_all_titles(title)) stored;
drop index contents_folded_title;
drop index contents_whole_folded_title;
create index contents_folded_titles on contents using gin (folded_titles gin_trgm_ops);
create index contents_whole_folded_titles on contents using gin (string_to_array(folded_titles, E'\n'));
