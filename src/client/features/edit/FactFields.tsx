import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EDIT_LIMITS, type Author } from '../../../shared/contract/editing';
import { FAQ_CATEGORIES } from '../../../shared/contract/faqs';
import type { Vocabulary } from '../../../shared/contract/vocabularies';
import { getTermName, listOfferedTerms } from '../../../shared/vocabularies';
import { VISIBILITIES } from '../../../shared/contract/content';
import { categoryMessages } from '../../intl/faqs/messages';
import { authorKindMessages, languageMessages } from '../../intl/contents/messages';
import type { Locale } from '../../../shared/locales';
import { useLocaleContext, useOfferedLocales } from '../../intl/IntlRoot';
import { useTermName } from '../../intl/useTermName';
import type { Fields } from '../../ui/forms/fields';
import { CheckboxGroup } from '../../ui/forms/CheckboxGroup';
import { RadioGroup } from '../../ui/forms/RadioGroup';
import { Select } from '../../ui/forms/Select';
import { TextField } from '../../ui/forms/TextField';
import { DetailsFold } from './details/DetailsFold';
import { authorNamed, editMessages, visibilityMessages } from './messages';
import type { StartContent } from './writtenFields';

interface AuthorProps {
  readonly authors: readonly Author[];
}

/** In whose name something new is written. */
export function AuthorField({ authors }: AuthorProps) {
  const { formatMessage } = useIntl();
  const options = authors.map(({ id, kind, name }) => ({
    value: id,
    label: formatMessage(authorNamed, {
      name: name.text,
      kind: formatMessage(authorKindMessages[kind]),
    }),
  }));
  return <Select name="author" label={editMessages.author} options={options} />;
}

/** Field for the subject of a new question. */
export function CategoryField() {
  const { formatMessage } = useIntl();
  const options = FAQ_CATEGORIES.map((value) => ({
    value,
    label: formatMessage(categoryMessages[value]),
  }));
  return <Select name="category" label={editMessages.category} options={options} />;
}

interface Props {
  readonly start: StartContent;
  /** The content belongs to a group, or may come to belong to one. */
  readonly hasMembers: boolean;
  /** More fields of the fold. */
  readonly children: ReactNode;
}

/** Provides the choices of a list: what is offered, and what this content has already. */
function useTermOptions() {
  const { settings, locale } = useLocaleContext();
  return (vocabulary: Vocabulary, chosen: readonly string[]) => {
    const terms = settings[vocabulary];
    return listOfferedTerms(terms, chosen).map(({ key }) => ({
      value: key,
      label: getTermName(terms, key, locale),
    }));
  };
}

type Facts = Pick<StartContent, 'originalLocale' | 'area' | 'visibility'>;

const readFacts = (fields: Fields): Facts => ({
  originalLocale: fields['originalLocale'] as Locale,
  area: fields['area'] || null,
  visibility: fields['visibility'] as Facts['visibility'],
});

/** Topics, by which people find the content; folded, what hardly ever has to be changed. */
export function FactFields({ start, hasMembers, children }: Props) {
  const { formatMessage } = useIntl();
  const languages = useOfferedLocales(start.originalLocale);
  const optionsOf = useTermOptions();
  const nameOf = useTermName('districts');
  const readers = VISIBILITIES.filter((value) => hasMembers || !value.startsWith('members'));
  return (
    <>
      <CheckboxGroup
        name="topics"
        label={editMessages.topics}
        options={optionsOf('topics', start.topics)}
        defaultValues={start.topics}
      />
      <DetailsFold
        title={editMessages.facts}
        details={start as Facts}
        read={readFacts}
        summarize={({ originalLocale, area, visibility }) => [
          formatMessage(visibilityMessages[visibility]),
          area === null ? formatMessage(editMessages.wholeCity) : nameOf(area),
          languages.length > 1 && formatMessage(languageMessages[originalLocale]),
        ]}
      >
        <RadioGroup
          name="visibility"
          label={editMessages.visibility}
          options={readers.map((value) => ({
            value,
            label: formatMessage(visibilityMessages[value]),
          }))}
          defaultValue={start.visibility}
        />
        <Select
          name="area"
          label={editMessages.area}
          none={editMessages.wholeCity}
          options={optionsOf('districts', [start.area ?? ''])}
          defaultValue={start.area ?? ''}
          isOptional
        />
        <Select
          name="originalLocale"
          label={editMessages.originalLocale}
          hint={<FormattedMessage {...editMessages.originalHint} />}
          options={languages.map((value) => ({
            value,
            label: formatMessage(languageMessages[value]),
          }))}
          defaultValue={start.originalLocale}
        />
        {children}
      </DetailsFold>
    </>
  );
}

/** The address of a draft; what was published keeps the one that it has. */
export function SlugField({ slug }: { readonly slug: string }) {
  return (
    <TextField
      name="slug"
      label={editMessages.slug}
      autoComplete="off"
      dir="ltr"
      maxLength={EDIT_LIMITS.slug}
      defaultValue={slug}
      hint={<FormattedMessage {...editMessages.slugHint} />}
      isOptional
    />
  );
}
