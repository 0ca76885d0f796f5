-- Districts and topics are an installation's own. Contents name them by key; a key stays, names
-- change. One that is retired is shown where it is used and no longer offered; one that was merged
-- into another leads there, so that addresses and feeds with its key go on.
create table districts (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  parent text references districts (key),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  position int not null,
  shape jsonb,
  retired_at timestamptz,
  merged_into text references districts (key)
);
create index districts_parent on districts (parent);
create index districts_merged_into on districts (merged_into);

create table topics (
  key text primary key check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name jsonb not null check (jsonb_typeof(name) = 'object'),
  position int not null,
  retired_at timestamptz,
  merged_into text references topics (key)
);
create index topics_merged_into on topics (merged_into);

-- Every installation begins with proposals.
insert into topics (key, name, position) values
  ('mobility', '{"en":"Mobility","ar":"التنقل","tr":"Ulaşım"}', 1),
  ('environment', '{"en":"Environment","ar":"البيئة","tr":"Çevre"}', 2),
  ('budget', '{"en":"Budget","ar":"الميزانية","tr":"Bütçe"}', 3),
  ('culture', '{"en":"Culture","ar":"الثقافة","tr":"Kültür"}', 4),
  ('youth', '{"en":"Youth","ar":"الشباب","tr":"Gençlik"}', 5),
  ('housing', '{"en":"Housing","ar":"الإسكان","tr":"Konut"}', 6),
  ('health', '{"en":"Health","ar":"الصحة","tr":"Sağlık"}', 7),
  ('digital', '{"en":"Digital city","ar":"المدينة الرقمية","tr":"Dijital kent"}', 8),
  ('education', '{"en":"Education","ar":"التعليم","tr":"Eğitim"}', 10),
  ('accessibility', '{"en":"Accessibility","ar":"إمكانية الوصول","tr":"Erişilebilirlik"}', 11),
  ('democracy', '{"en":"Democracy","ar":"الديمقراطية","tr":"Demokrasi"}', 12);

-- What belonged to the demonstration stays where contents name it, and in demonstrations.
insert into topics (key, name, position)
select 'harbour', '{"en":"Harbour","ar":"الميناء","tr":"Liman"}', 9
from installation
where installation.key = 'firstStart' and (
  installation.value ->> 'seed' <> 'none'
  or exists (select from contents where 'harbour' = any(contents.topics))
);
insert into districts (key, name, position)
select known.key, known.name::jsonb, known.position
from installation, (values
  ('old-port', '{"en":"Old Port","ar":"الميناء القديم","tr":"Eski Liman"}', 1),
  ('lighthouse-hill', '{"en":"Lighthouse Hill","ar":"تلة المنارة","tr":"Fener Tepesi"}', 2),
  ('green-valley', '{"en":"Green Valley","ar":"الوادي الأخضر","tr":"Yeşil Vadi"}', 3),
  ('market-quarter', '{"en":"Market Quarter","ar":"حي السوق","tr":"Çarşı Mahallesi"}', 4),
  ('new-shore', '{"en":"New Shore","ar":"الشاطئ الجديد","tr":"Yeni Kıyı"}', 5),
  ('university', '{"en":"University","ar":"حي الجامعة","tr":"Üniversite"}', 6)
) as known (key, name, position)
where installation.key = 'firstStart' and (
  installation.value ->> 'seed' <> 'none'
  or exists (select from contents where contents.area = known.key)
);

-- Hosts read the settings anew, and with them both lists.
create function announce_vocabulary() returns trigger language plpgsql as
  $$ begin perform pg_notify('settings_changed', tg_table_name); return null; end $$;
create trigger districts_announce after insert or update or delete on districts
  for each statement execute function announce_vocabulary();
create trigger topics_announce after insert or update or delete on topics
  for each statement execute function announce_vocabulary();
