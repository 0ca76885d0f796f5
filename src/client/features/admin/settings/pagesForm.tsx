import { FormattedMessage, useIntl } from 'react-intl';
import type { FreePage, SettingsValues } from '../../../../shared/contract/settings';
import { LOCALE_CODES, getLocaleInfo } from '../../../../shared/locales';
import { pickText, toPagePath } from '../../../../shared/settings';
import {
  MAX_FOOTER_PAGES,
  MAX_FREE_PAGES,
  SETTINGS_LETTERS,
  SETTINGS_PATTERNS,
} from '../../../../shared/settingsRules';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { splitFieldValues, type Fields } from '../../../ui/forms/fields';
import type { Faults } from '../../../ui/forms/formContext';
import { listTooLongFields, readLocalizedField, readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { useTypedTexts } from '../../../ui/forms/useTypedTexts';
import { suggestSlug } from '../../../parts/details/suggestSlug';
import { FooterOrder } from './FooterOrder';
import { footerCount, pageMessages } from './messages';
import { PAGE_TONES, PageRow, getPageField } from './PageRow';
import styles from './settings.module.css';
import type { InputsProps, SettingsForm } from './settingsForm';
import { joinIds, useIdList } from './useIdList';

type Pages = SettingsValues['pages'];

/** Begins the id of a page that is not saved yet; no address has it. */
const NEW = '_';

/**
 * The pages of the city. A page has fields once somebody edits it: only those are read and saved,
 * the others stay as they are. Its id is the address that is saved.
 */
function Inputs({ value: { pages, footer }, isShown }: InputsProps<Pages>) {
  const [typed, onInput] = useTypedTexts();
  const rows = useIdList(
    'pages',
    pages.map(({ slug }) => slug),
  );
  const removed = useIdList('removed', []);
  const opened = useIdList('opened', []);
  const getName = useName(pages, typed);
  const add = () => {
    const used = rows.ids.filter((id) => id.startsWith(NEW)).length;
    const id = `${NEW}${used + 1}`;
    rows.setIds((before) => [...before, id]);
    opened.setIds((before) => [...before, id]);
  };
  const toggle = (id: string) =>
    removed.setIds((before) =>
      before.includes(id) ? before.filter((other) => other !== id) : [...before, id],
    );
  const left = rows.ids.filter((id) => !removed.ids.includes(id));
  return (
    <div className={styles['fields']} onInput={onInput}>
      {isShown('pages') && (
        <>
          {rows.hidden}
          {removed.hidden}
          {opened.hidden}
          {rows.ids.length === 0 && (
            <p>
              <FormattedMessage {...pageMessages.none} />
            </p>
          )}
          <ul className={styles['areas']}>
            {rows.ids.map((id) => (
              <PageRow
                key={id}
                id={id}
                name={getName(id)}
                page={pages.find(({ slug }) => slug === id)}
                isRemoved={removed.ids.includes(id)}
                isOpen={opened.ids.includes(id)}
                onOpen={() => opened.setIds((before) => [...before, id])}
                onRemove={() => toggle(id)}
              />
            ))}
          </ul>
          {left.length < MAX_FREE_PAGES && (
            <p>
              <Button look="secondary" onClick={add}>
                <FormattedMessage {...pageMessages.add} />
              </Button>
            </p>
          )}
        </>
      )}
      {isShown('footer') && left.length > 0 && (
        <FooterOrder start={footer} ids={left} getName={getName} />
      )}
      {isShown('footer') && left.length === 0 && <input type="hidden" name="footer" value="" />}
    </div>
  );
}

/** Returns a function that names a page by the title that is typed, or saved. */
function useName(pages: Pages['pages'], typed: Fields) {
  const { formatMessage } = useIntl();
  const { locale, settings } = useLocaleContext();
  return (id: string): string => {
    const saved = pages.find(({ slug }) => slug === id)?.title ?? {};
    const titles = LOCALE_CODES.map((code) => [
      code,
      (typed[`${getPageField(id, 'title')}.${code}`] ?? saved[code] ?? '').trim(),
    ]);
    const words = pickText(Object.fromEntries(titles), settings, locale);
    return words?.text ?? formatMessage(pageMessages.added);
  };
}

const listIds = (fields: Fields, name: string) => splitFieldValues(fields[name]);

/** Reads a page; an address that was left empty is made of the first title that gives one. */
const readPage = (fields: Fields, id: string): FreePage => {
  const title = readLocalizedField(fields, getPageField(id, 'title'));
  const proposed = LOCALE_CODES.map((code) => suggestSlug(title[code] ?? '')).find(Boolean) ?? '';
  return {
    slug:
      readTextField(fields, getPageField(id, 'slug')) ||
      proposed.slice(0, SETTINGS_LETTERS.pageSlug).replace(/-$/, ''),
    title,
    text: readLocalizedField(fields, getPageField(id, 'text')),
    isPublished: fields[getPageField(id, 'isPublished')] !== undefined,
  };
};

const hasFields = (fields: Fields, id: string): boolean => getPageField(id, 'slug') in fields;

/** Lists the ids of the pages that stay. */
function listKept(fields: Fields): readonly string[] {
  const removed = listIds(fields, 'removed');
  return listIds(fields, 'pages').filter((id) => !removed.includes(id));
}

function read(fields: Fields, value: Pages): Pages {
  const kept = listKept(fields).flatMap((id) => {
    const page = hasFields(fields, id)
      ? readPage(fields, id)
      : value.pages.find(({ slug }) => slug === id);
    return page ? [{ id, page }] : [];
  });
  const footer = listIds(fields, 'footer').flatMap(
    (id) => kept.find((each) => each.id === id)?.page.slug ?? [],
  );
  return { pages: kept.map(({ page }) => page), footer };
}

/** Finds what is wrong with a page that has fields; words are missed in the first language. */
function checkPage(fields: Fields, id: string, slugs: readonly string[]): Faults {
  const { slug, title, text } = readPage(fields, id);
  const findFirst = (name: keyof FreePage) =>
    Object.keys(fields).find((field) => field.startsWith(`${getPageField(id, name)}.`))!;
  const isForm = new RegExp(SETTINGS_PATTERNS.pageSlug).test(slug);
  const isTaken = slugs.filter((other) => other === slug).length > 1;
  const tooLong = [
    ...listTooLongFields(fields, getPageField(id, 'title'), SETTINGS_LETTERS.pageTitle),
    ...listTooLongFields(fields, getPageField(id, 'text'), SETTINGS_LETTERS.pageText),
  ];
  return {
    ...(isTaken && { [getPageField(id, 'slug')]: pageMessages.taken }),
    ...(!isForm && { [getPageField(id, 'slug')]: pageMessages.noSlug }),
    ...(Object.keys(title).length === 0 && { [findFirst('title')]: pageMessages.noTitle }),
    ...(Object.keys(text).length === 0 && { [findFirst('text')]: pageMessages.noText }),
    ...Object.fromEntries(tooLong.map((name) => [name, faultMessages.tooLong])),
  };
}

function check(fields: Fields): Faults {
  const kept = listKept(fields);
  const slugs = kept.map((id) => (hasFields(fields, id) ? readPage(fields, id).slug : id));
  const edited = kept.filter((id) => hasFields(fields, id));
  return {
    ...(listIds(fields, 'footer').length > MAX_FOOTER_PAGES && { footer: pageMessages.tooMany }),
    ...(Object.assign({}, ...edited.map((id) => checkPage(fields, id, slugs))) as Faults),
  };
}

/** Pages as the history shows them: each with its address, and its words in every language. */
function PageList({ text }: { readonly text: string }) {
  return (JSON.parse(text) as Pages['pages']).map(({ slug, title, text: words, isPublished }) => (
    <details key={slug}>
      <summary>
        <bdi dir="ltr">{toPagePath(slug)}</bdi>
      </summary>
      <p>
        <Badge tone={PAGE_TONES[isPublished ? 'published' : 'draft']}>
          <FormattedMessage {...pageMessages[isPublished ? 'published' : 'draft']} />
        </Badge>
      </p>
      {LOCALE_CODES.filter((code) => title[code] ?? words[code]).map((code) => (
        <div key={code} lang={code} dir={getLocaleInfo(code).dir}>
          <strong>{title[code]}</strong>
          <p>{words[code]}</p>
        </div>
      ))}
    </details>
  ));
}

function Addresses({ text }: { readonly text: string }) {
  return (
    <bdi dir="ltr">
      {splitFieldValues(text)
        .map((slug) => toPagePath(slug))
        .join(', ')}
    </bdi>
  );
}

function Summary() {
  const { settings } = useLocaleContext();
  return <FormattedMessage {...footerCount} values={{ count: settings.footerPages.length }} />;
}

/** Pages that the city writes itself, and those of them in the footer. */
export const PAGES_FORM: SettingsForm<'pages'> = {
  fields: [
    {
      name: 'pages',
      label: pageMessages.pages,
      get: ({ pages }) => (pages.length > 0 ? JSON.stringify(pages) : null),
      Display: PageList,
    },
    {
      name: 'footer',
      label: pageMessages.footer,
      get: ({ footer }) => joinIds(footer) || null,
      Display: Addresses,
    },
  ],
  Summary,
  Inputs,
  read,
  check,
};
