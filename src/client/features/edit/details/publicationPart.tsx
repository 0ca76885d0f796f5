import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { PUBLICATION_KINDS } from '../../../../shared/contract/publications';
import {
  DETAIL_LIMITS,
  type WrittenDetailsBySection,
} from '../../../../shared/contract/writtenDetails';
import { LOCALE_CODES, type Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { useLocale } from '../../../intl/IntlRoot';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup';
import { DateField } from '../../../ui/forms/DateField';
import { splitFieldValues, type Fields } from '../../../ui/forms/fields';
import { readLocalizedField, readTextField } from '../../../ui/forms/localized';
import { NumberField } from '../../../ui/forms/NumberField';
import { ContentLinksField } from '../../../parts/content/links/ContentLinksField';
import { readContentLinks, readContentSlug } from '../../../parts/content/links/contentKeys';
import { TextField } from '../../../ui/forms/TextField';
import type { DetailPart, FieldsProps } from './detailPart';
import { readNumberField } from '../../../parts/details/fieldValues';
import { DetailsFold } from './DetailsFold';
import { KindField } from './KindField';
import { LicenceField } from './LicenceField';
import { readLicence } from './licences';
import { LocalizedText } from './LocalizedText';
import { publicationMessages } from '../../../parts/details/messages';
import { ContentLinkField } from './ContentLinkField';
import { linkCountMessage, publicationFactMessages, publicationFoldMessages } from './messages';

type Publication = WrittenDetailsBySection['publications'];

interface FoldProps extends FieldsProps<'publications'> {
  readonly title: MessageDescriptor;
  readonly summarize: (details: Publication) => readonly ReactNode[];
  readonly children: ReactNode;
}

const PublicationFold = ({ written, ...fold }: FoldProps) => (
  <DetailsFold details={written.details} read={readPublication} {...fold} />
);

function PublicationFields({ written }: FieldsProps<'publications'>) {
  const { formatMessage } = useIntl();
  const { kind, details } = written;
  return (
    <>
      <KindField kinds={PUBLICATION_KINDS} kind={kind} />
      <TextField
        name="identifier"
        label={publicationMessages.identifier}
        hint={<FormattedMessage {...publicationMessages.identifierHint} />}
        autoComplete="off"
        dir="ltr"
        maxLength={DETAIL_LIMITS.identifier}
        defaultValue={details.identifier}
        isOptional
      />
      <DateField
        name="issuedOn"
        label={publicationMessages.issuedOn}
        defaultValue={details.issuedOn}
      />
      <CheckboxGroup
        name="languages"
        label={publicationMessages.languages}
        options={LOCALE_CODES.map((value) => ({
          value,
          label: formatMessage(languageMessages[value]),
        }))}
        defaultValues={details.languages}
      />
      <LicenceField licence={details.licence} />
      <IssuerFields written={written} />
      <LinkFields written={written} />
    </>
  );
}

/** A body of the city, or else a name. */
function IssuerFields({ written }: FieldsProps<'publications'>) {
  const { details, places, originalLocale } = written;
  const locale = useLocale();
  const { formatMessage } = useIntl();
  return (
    <PublicationFold
      title={publicationFoldMessages.issuer}
      summarize={({ issuer, issuingBody }) => [
        issuer === null
          ? (issuingBody[locale] ?? issuingBody[originalLocale] ?? '')
          : (places.find(({ section, slug }) => section === 'governance' && slug === issuer)?.title
              .text ?? formatMessage(publicationFoldMessages.body)),
      ]}
      written={written}
    >
      <ContentLinkField
        name="issuer"
        label={publicationMessages.issuer}
        hint={publicationMessages.issuerHint}
        section="governance"
        slug={details.issuer}
        places={places}
      />
      <LocalizedText
        name="issuingBody"
        label={publicationMessages.issuingBody}
        text={details.issuingBody}
        original={originalLocale}
        limit={DETAIL_LIMITS.name}
        rows={1}
      />
    </PublicationFold>
  );
}

function LinkFields({ written }: FieldsProps<'publications'>) {
  const { formatMessage } = useIntl();
  const { details, places } = written;
  return (
    <PublicationFold
      title={publicationFoldMessages.extent}
      summarize={({ pages, supersedes, related }) => [
        pages !== null && formatMessage(publicationFactMessages.pages, { count: pages }),
        formatMessage(linkCountMessage, { count: related.length + (supersedes === null ? 0 : 1) }),
      ]}
      written={written}
    >
      <NumberField
        name="pages"
        label={publicationMessages.pages}
        minValue={1}
        maxValue={DETAIL_LIMITS.pages}
        step={1}
        isOptional
        {...(details.pages !== null && { defaultValue: details.pages })}
      />
      <ContentLinkField
        name="supersedes"
        label={publicationMessages.supersedes}
        hint={publicationMessages.supersedesHint}
        section="publications"
        slug={details.supersedes}
        places={places}
      />
      <ContentLinksField
        name="related"
        label={publicationMessages.related}
        hint={<FormattedMessage {...publicationMessages.relatedHint} />}
        value={details.related}
        places={places}
        most={DETAIL_LIMITS.related}
      />
    </PublicationFold>
  );
}

const readPublication = (fields: Fields): Publication => ({
  issuer: readContentSlug(fields, 'issuer'),
  issuingBody: readLocalizedField(fields, 'issuingBody'),
  issuedOn: fields['issuedOn'] ?? '',
  identifier: readTextField(fields, 'identifier'),
  languages: [...splitFieldValues(fields['languages'])] as Locale[],
  pages: readNumberField(fields, 'pages'),
  licence: readLicence(fields),
  supersedes: readContentSlug(fields, 'supersedes'),
  related: readContentLinks(fields, 'related'),
});

export const publicationPart: DetailPart<'publications'> = {
  Fields: PublicationFields,
  read: readPublication,
  texts: { issuingBody: DETAIL_LIMITS.name },
  days: ['issuedOn'],
};
