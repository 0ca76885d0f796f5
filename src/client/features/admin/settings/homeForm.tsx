import { FormattedMessage, useIntl } from 'react-intl';
import type { HomeBlock, SettingsValues } from '../../../../shared/contract/settings';
import type { Localized } from '../../../../shared/contract/text';
import { listHomeBlocks } from '../../../../shared/settings';
import { SETTINGS_LETTERS, SETTINGS_PATTERNS } from '../../../../shared/settingsRules';
import { useLocale, useLocaleContext } from '../../../intl/IntlRoot';
import { DateField } from '../../../ui/forms/DateField';
import { completeAddress, type Fields } from '../../../ui/forms/fields';
import type { Faults } from '../../../ui/forms/formContext';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { listTooLongFields, readLocalizedField, readTextField } from '../../../ui/forms/localized';
import { MarkdownEditor } from '../../../ui/forms/MarkdownEditor';
import { faultMessages } from '../../../ui/forms/messages';
import { TextArea } from '../../../ui/forms/TextArea';
import { TextField } from '../../../ui/forms/TextField';
import { Notice } from '../../../ui/Notice';
import { BlockOrder, readBlocks, useBlocksOn } from './BlockOrder';
import { blockMessages, blockOff, homeFieldMessages } from './messages';
import styles from './settings.module.css';
import type { InputsProps, SettingsField, SettingsForm } from './settingsForm';

type Home = SettingsValues['home'];

const WELCOME_ROWS = 4;
const NOTICE_ROWS = 3;
const TEXT_ROWS = 10;

const { link0, link1, link2, address0, address1, address2 } = homeFieldMessages;

/** Names of the fields of each link, with their labels. */
const LINKS = [
  { labelMessage: link0, addressMessage: address0 },
  { labelMessage: link1, addressMessage: address1 },
  { labelMessage: link2, addressMessage: address2 },
].map((messages, index) => ({
  ...messages,
  index,
  label: `links.${index}.label`,
  address: `links.${index}.address`,
}));

/** Parts of the page by their names, of a text such as `hero polls`. */
function BlockNames({ text }: { readonly text: string }) {
  const { formatMessage, formatList } = useIntl();
  return <>{formatList(readBlocks(text).map((block) => formatMessage(blockMessages[block])))}</>;
}

function Day({ text }: { readonly text: string }) {
  const { formatDate } = useIntl();
  return <>{formatDate(text, { dateStyle: 'long', timeZone: 'UTC' })}</>;
}

function Summary() {
  const { settings } = useLocaleContext();
  return <BlockNames text={listHomeBlocks(settings).join(' ')} />;
}

function Inputs({ value, isShown }: InputsProps<Home>) {
  const blocks = useBlocksOn(value.blocks);
  const isOff = (block: HomeBlock) => isShown('blocks') && !blocks.on.includes(block);
  return (
    <>
      {isShown('blocks') && <BlockOrder {...blocks} />}
      {isShown('welcome') && <WelcomeFields value={value.welcome} />}
      {isShown('notice') && (
        <>
          {isOff('notice') && <OffHint block="notice" />}
          <NoticeFields value={value.notice} />
        </>
      )}
      {isShown('text') && (
        <>
          {isOff('text') && <OffHint block="text" />}
          <TextFields text={value.text} />
        </>
      )}
      {isShown('links') && (
        <>
          {isOff('links') && <OffHint block="links" />}
          <LinkFields links={value.links} />
        </>
      )}
    </>
  );
}

function WelcomeFields({ value: { title, text } }: { readonly value: Home['welcome'] }) {
  return (
    <LanguageTabs
      label={homeFieldMessages.languagesOfWelcome}
      texts={{ 'welcome.title': title, 'welcome.text': text }}
      original={useLocale()}
    >
      {(code) => (
        <div className={styles['fields']}>
          <TextField
            name={`welcome.title.${code}`}
            label={homeFieldMessages.welcomeTitle}
            hint={<FormattedMessage {...homeFieldMessages.welcomeHint} />}
            defaultValue={title[code] ?? ''}
            lang={code}
            dir="auto"
            autoComplete="off"
            maxLength={SETTINGS_LETTERS.slogan}
            isOptional
          />
          <TextArea
            name={`welcome.text.${code}`}
            label={homeFieldMessages.welcomeText}
            hint={<FormattedMessage {...homeFieldMessages.welcomeHint} />}
            defaultValue={text[code] ?? ''}
            rows={WELCOME_ROWS}
            maxLetters={SETTINGS_LETTERS.welcome}
            lang={code}
            isOptional
          />
        </div>
      )}
    </LanguageTabs>
  );
}

/** Above the words of a part that is off: they are saved, and nobody sees them. */
function OffHint({ block }: { readonly block: HomeBlock }) {
  const { formatMessage } = useIntl();
  return (
    <Notice>
      <FormattedMessage {...blockOff} values={{ name: formatMessage(blockMessages[block]) }} />
    </Notice>
  );
}

function NoticeFields({ value: { text, until } }: { readonly value: Home['notice'] }) {
  return (
    <>
      <LanguageTabs
        label={homeFieldMessages.languagesOfNotice}
        texts={{ 'notice.text': text }}
        original={useLocale()}
      >
        {(code) => (
          <TextArea
            name={`notice.text.${code}`}
            label={homeFieldMessages.noticeText}
            hint={<FormattedMessage {...homeFieldMessages.noticeHint} />}
            defaultValue={text[code] ?? ''}
            rows={NOTICE_ROWS}
            maxLetters={SETTINGS_LETTERS.homeNotice}
            lang={code}
            isOptional
          />
        )}
      </LanguageTabs>
      <DateField
        name="notice.until"
        label={homeFieldMessages.until}
        hint={<FormattedMessage {...homeFieldMessages.untilHint} />}
        defaultValue={until ?? ''}
        isOptional
      />
    </>
  );
}

function TextFields({ text }: { readonly text: Localized }) {
  return (
    <LanguageTabs label={homeFieldMessages.languagesOfText} texts={{ text }} original={useLocale()}>
      {(code) => (
        <MarkdownEditor
          name={`text.${code}`}
          label={homeFieldMessages.text}
          defaultValue={text[code] ?? ''}
          rows={TEXT_ROWS}
          maxLength={SETTINGS_LETTERS.homeText}
          lang={code}
          isOptional
        />
      )}
    </LanguageTabs>
  );
}

function LinkFields({ links }: Pick<Home, 'links'>) {
  return (
    <>
      <LanguageTabs
        label={homeFieldMessages.languagesOfLinks}
        texts={Object.fromEntries(
          LINKS.map(({ index, label }) => [label, links[index]?.label ?? {}]),
        )}
        original={useLocale()}
      >
        {(code) => (
          <div className={styles['fields']}>
            {LINKS.map(({ index, label, labelMessage }) => (
              <TextField
                key={label}
                name={`${label}.${code}`}
                label={labelMessage}
                defaultValue={links[index]?.label[code] ?? ''}
                lang={code}
                dir="auto"
                autoComplete="off"
                maxLength={SETTINGS_LETTERS.linkLabel}
                isOptional
              />
            ))}
          </div>
        )}
      </LanguageTabs>
      {LINKS.map(({ index, address, addressMessage }) => (
        <TextField
          key={address}
          name={address}
          label={addressMessage}
          hint={<FormattedMessage {...homeFieldMessages.addressHint} />}
          defaultValue={links[index]?.address ?? ''}
          dir="ltr"
          autoComplete="off"
          maxLength={SETTINGS_LETTERS.address}
          isOptional
        />
      ))}
    </>
  );
}

/** Reads a link from its fields; null where nothing is typed into them. */
function readLink(fields: Fields, { label, address }: (typeof LINKS)[number]) {
  const link = {
    label: readLocalizedField(fields, label),
    address: completeAddress(readTextField(fields, address)),
  };
  return link.address === '' && Object.keys(link.label).length === 0 ? null : link;
}

const read = (fields: Fields): Home => ({
  blocks: readBlocks(fields['blocks']),
  welcome: {
    title: readLocalizedField(fields, 'welcome.title'),
    text: readLocalizedField(fields, 'welcome.text'),
  },
  notice: {
    text: readLocalizedField(fields, 'notice.text'),
    until: readTextField(fields, 'notice.until') || null,
  },
  text: readLocalizedField(fields, 'text'),
  links: LINKS.flatMap((names) => readLink(fields, names) ?? []),
});

/** Finds what is wrong with a link; its name is missed in the first language that has a field. */
function checkLink(fields: Fields, names: (typeof LINKS)[number]): Faults {
  const link = readLink(fields, names);
  if (!link) return {};
  const [field] = Object.keys(fields).filter((name) => name.startsWith(`${names.label}.`));
  return {
    ...(!new RegExp(SETTINGS_PATTERNS.link).test(link.address) && {
      [names.address]: homeFieldMessages.badAddress,
    }),
    ...(field && Object.keys(link.label).length === 0 && { [field]: homeFieldMessages.noLabel }),
  };
}

function check(fields: Fields): Faults {
  const tooLong = [
    ...listTooLongFields(fields, 'welcome.title', SETTINGS_LETTERS.slogan),
    ...listTooLongFields(fields, 'welcome.text', SETTINGS_LETTERS.welcome),
    ...listTooLongFields(fields, 'notice.text', SETTINGS_LETTERS.homeNotice),
    ...listTooLongFields(fields, 'text', SETTINGS_LETTERS.homeText),
  ];
  return {
    ...(fields['blocks'] === '' && { blocks: homeFieldMessages.noBlock }),
    ...Object.fromEntries(tooLong.map((name) => [name, faultMessages.tooLong])),
    ...Object.assign({}, ...LINKS.map((names) => checkLink(fields, names))),
  } as Faults;
}

const LINK_FIELDS = LINKS.flatMap(
  ({ index, label, address, labelMessage, addressMessage }): SettingsField<Home>[] => [
    {
      name: label,
      label: labelMessage,
      isLocalized: true,
      get: ({ links }) => links[index]?.label ?? {},
      fault: homeFieldMessages.noLabel,
    },
    {
      name: address,
      label: addressMessage,
      get: ({ links }) => links[index]?.address ?? null,
      fault: homeFieldMessages.badAddress,
    },
  ],
);

/** Parts of the first page, and the words of those that are written here. */
export const HOME_FORM: SettingsForm<'home'> = {
  fields: [
    {
      name: 'blocks',
      label: homeFieldMessages.blocks,
      get: ({ blocks }) => blocks.join(' '),
      Display: BlockNames,
      fault: homeFieldMessages.noBlock,
    },
    {
      name: 'welcome.title',
      label: homeFieldMessages.welcomeTitle,
      isLocalized: true,
      get: ({ welcome }) => welcome.title,
    },
    {
      name: 'welcome.text',
      label: homeFieldMessages.welcomeText,
      isLocalized: true,
      get: ({ welcome }) => welcome.text,
    },
    {
      name: 'notice.text',
      label: homeFieldMessages.noticeText,
      isLocalized: true,
      get: ({ notice }) => notice.text,
    },
    {
      name: 'notice.until',
      label: homeFieldMessages.until,
      get: ({ notice }) => notice.until,
      Display: Day,
    },
    {
      name: 'text',
      label: homeFieldMessages.text,
      isLocalized: true,
      get: ({ text }) => text,
    },
    ...LINK_FIELDS,
  ],
  Summary,
  Inputs,
  read,
  check,
};
