import { useId, useState } from 'react';
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
import { useLocale, useLocaleContext } from '../../../intl/IntlRoot';
import { useLiveRegion } from '../../../parts/builder/useLiveRegion';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { FieldGroup } from '../../../ui/forms/FieldGroup';
import { splitFieldValues, type Fields } from '../../../ui/forms/fields';
import { useStartValue, type Faults } from '../../../ui/forms/formContext';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { listTooLongFields, readLocalizedField, readTextField } from '../../../ui/forms/localized';
import { MarkdownEditor } from '../../../ui/forms/MarkdownEditor';
import { faultMessages } from '../../../ui/forms/messages';
import { Switch } from '../../../ui/forms/Switch';
import { TextField } from '../../../ui/forms/TextField';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { useTypedTexts } from '../../../ui/forms/useTypedTexts';
import orderStyles from './BlockOrder.module.css';
import {
  blockMoved,
  footerCount,
  footerHint,
  homeFieldMessages,
  pageMessages,
  pageSlugHint,
} from './messages';
import styles from './settings.module.css';
import type { InputsProps, SettingsForm } from './settingsForm';

type Pages = SettingsValues['pages'];

const TEXT_ROWS = 14;
/** Begins the id of a page that is not saved yet; no address has it. */
const NEW = '_';
const PLACE = toPagePath('');

const fieldOf = (id: string, name: keyof FreePage): string => `page.${id}.${name}`;

const toIds = (slugs: readonly string[]): string => slugs.join(' ');

/** Keeps a list of ids in the form, which has it again after a reload. */
function useIds(name: string, start: readonly string[]) {
  const given = useStartValue(name, toIds(start));
  const [ids, setIds] = useState(() => splitFieldValues(given));
  return { ids, setIds, hidden: <HiddenValue name={name} value={toIds(ids)} /> };
}

/**
 * The pages of the city. A page has fields once somebody edits it: only those are read and saved,
 * the others stay as they are. Its id is the address that is saved.
 */
function Inputs({ value: { pages, footer }, isShown }: InputsProps<Pages>) {
  const [typed, onInput] = useTypedTexts();
  const rows = useIds(
    'pages',
    pages.map(({ slug }) => slug),
  );
  const removed = useIds('removed', []);
  const opened = useIds('opened', []);
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
      (typed[`${fieldOf(id, 'title')}.${code}`] ?? saved[code] ?? '').trim(),
    ]);
    const words = pickText(Object.fromEntries(titles), settings, locale);
    return words?.text ?? formatMessage(pageMessages.added);
  };
}

const TONES = { removed: 'bad', published: 'good', draft: 'neutral' } as const;

interface RowProps {
  readonly id: string;
  readonly name: string;
  /** Page as it is saved; undefined for a new one. */
  readonly page: FreePage | undefined;
  readonly isRemoved: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function PageRow({ id, name, page, isRemoved, isOpen, onOpen, onRemove }: RowProps) {
  const titleId = useId();
  const saved = page?.isPublished ? 'published' : 'draft';
  const state = isRemoved ? 'removed' : saved;
  return (
    <li className={styles['area']}>
      <div role="group" aria-labelledby={titleId}>
        <div className={orderStyles['row']}>
          <h2 id={titleId} className={orderStyles['choice']}>
            <bdi>{name}</bdi>
          </h2>
          {page && (
            <bdi dir="ltr" className={orderStyles['off']}>
              {toPagePath(page.slug)}
            </bdi>
          )}
          <Badge tone={TONES[state]}>
            <FormattedMessage {...pageMessages[state]} />
          </Badge>
          <span className={orderStyles['tools']}>
            {!isOpen && !isRemoved && (
              <ToolButton label={pageMessages.edit} about={titleId} onPress={onOpen} />
            )}
            <ToolButton
              label={isRemoved ? pageMessages.keep : pageMessages.remove}
              about={titleId}
              onPress={onRemove}
            />
          </span>
        </div>
        {isOpen && !isRemoved && <PageFields id={id} page={page} />}
      </div>
    </li>
  );
}

function PageFields({ id, page }: Pick<RowProps, 'id' | 'page'>) {
  const { title = {}, text = {}, slug = '', isPublished = false } = page ?? {};
  return (
    <div className={styles['fields']}>
      <LanguageTabs
        label={pageMessages.languages}
        texts={{ [fieldOf(id, 'title')]: title, [fieldOf(id, 'text')]: text }}
        original={useLocale()}
      >
        {(code) => (
          <div className={styles['fields']}>
            <TextField
              name={`${fieldOf(id, 'title')}.${code}`}
              label={pageMessages.pageTitle}
              defaultValue={title[code] ?? ''}
              lang={code}
              dir="auto"
              autoComplete="off"
              maxLength={SETTINGS_LETTERS.pageTitle}
            />
            <MarkdownEditor
              name={`${fieldOf(id, 'text')}.${code}`}
              label={pageMessages.text}
              defaultValue={text[code] ?? ''}
              rows={TEXT_ROWS}
              maxLength={SETTINGS_LETTERS.pageText}
              lang={code}
            />
          </div>
        )}
      </LanguageTabs>
      <TextField
        name={fieldOf(id, 'slug')}
        label={pageMessages.slug}
        hint={
          <FormattedMessage
            {...pageSlugHint}
            values={{
              path: (
                <bdi key="path" dir="ltr">
                  {PLACE}
                </bdi>
              ),
            }}
          />
        }
        defaultValue={slug}
        dir="ltr"
        autoComplete="off"
        maxLength={SETTINGS_LETTERS.pageSlug}
      />
      <Switch
        name={fieldOf(id, 'isPublished')}
        label={pageMessages.published}
        hint={<FormattedMessage {...pageMessages.publishedHint} />}
        isOn={isPublished}
      />
    </div>
  );
}

interface OrderProps {
  readonly start: readonly string[];
  readonly ids: readonly string[];
  readonly getName: (id: string) => string;
}

/** The pages that stand in the footer, in an order that is changed with buttons. */
function FooterOrder({ start, ids, getName }: OrderProps) {
  const { formatMessage } = useIntl();
  const { ids: on, setIds } = useIds('footer.order', start);
  const { say, said } = useLiveRegion();
  const shown = on.filter((id) => ids.includes(id));
  const rows = [...shown, ...ids.filter((id) => !shown.includes(id))];
  const turn = (id: string) =>
    setIds(shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id]);
  const move = (id: string, by: -1 | 1) => {
    const from = shown.indexOf(id);
    setIds(shown.filter((other) => other !== id).toSpliced(from + by, 0, id));
    say(
      formatMessage(blockMoved, { name: getName(id), place: from + by + 1, count: shown.length }),
    );
  };
  return (
    <FieldGroup
      name="footer"
      label={pageMessages.footer}
      hint={<FormattedMessage {...footerHint} values={{ most: MAX_FOOTER_PAGES }} />}
      role="group"
    >
      {() => (
        <>
          <ol className={orderStyles['blocks']}>
            {rows.map((id) => (
              <FooterRow
                key={id}
                name={getName(id)}
                place={shown.indexOf(id)}
                count={shown.length}
                onTurn={() => turn(id)}
                onMove={(by) => move(id, by)}
              />
            ))}
          </ol>
          <HiddenValue name="footer" value={toIds(shown)} />
          <HiddenValue name="footer.order" value={toIds(on)} />
          {said}
        </>
      )}
    </FieldGroup>
  );
}

interface FooterRowProps {
  readonly name: string;
  /** Place in the footer; -1 for a page that is not in it. */
  readonly place: number;
  readonly count: number;
  readonly onTurn: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

function FooterRow({ name, place, count, onTurn, onMove }: FooterRowProps) {
  const id = useId();
  return (
    <li className={orderStyles['row']}>
      <label className={orderStyles['choice']}>
        <input type="checkbox" checked={place >= 0} onChange={onTurn} />
        <bdi id={id}>{name}</bdi>
      </label>
      {place >= 0 && (
        <span className={orderStyles['tools']}>
          <ToolButton
            label={homeFieldMessages.up}
            about={id}
            isDisabled={place === 0}
            onPress={() => onMove(-1)}
          />
          <ToolButton
            label={homeFieldMessages.down}
            about={id}
            isDisabled={place === count - 1}
            onPress={() => onMove(1)}
          />
        </span>
      )}
    </li>
  );
}

const listIds = (fields: Fields, name: string) => splitFieldValues(fields[name]);

const readPage = (fields: Fields, id: string): FreePage => ({
  slug: readTextField(fields, fieldOf(id, 'slug')),
  title: readLocalizedField(fields, fieldOf(id, 'title')),
  text: readLocalizedField(fields, fieldOf(id, 'text')),
  isPublished: fields[fieldOf(id, 'isPublished')] !== undefined,
});

const hasFields = (fields: Fields, id: string): boolean => fieldOf(id, 'slug') in fields;

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
    Object.keys(fields).find((field) => field.startsWith(`${fieldOf(id, name)}.`))!;
  const isForm = new RegExp(SETTINGS_PATTERNS.pageSlug).test(slug);
  const isTaken = slugs.filter((other) => other === slug).length > 1;
  const tooLong = [
    ...listTooLongFields(fields, fieldOf(id, 'title'), SETTINGS_LETTERS.pageTitle),
    ...listTooLongFields(fields, fieldOf(id, 'text'), SETTINGS_LETTERS.pageText),
  ];
  return {
    ...(isTaken && { [fieldOf(id, 'slug')]: pageMessages.taken }),
    ...(!isForm && { [fieldOf(id, 'slug')]: pageMessages.noSlug }),
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
        <Badge tone={TONES[isPublished ? 'published' : 'draft']}>
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
      get: ({ footer }) => toIds(footer) || null,
      Display: Addresses,
    },
  ],
  Summary,
  Inputs,
  read,
  check,
};
