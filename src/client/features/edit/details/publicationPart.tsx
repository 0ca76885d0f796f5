import { FormattedMessage, useIntl } from 'react-intl';
import { PUBLICATION_KINDS } from '../../../../shared/contract/publications';
import { DETAIL_LIMITS } from '../../../../shared/contract/writtenDetails';
import { LOCALE_CODES, type Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup';
import { DateField } from '../../../ui/forms/DateField';
import { splitFieldValues } from '../../../ui/forms/fields';
import { readLocalizedField, readTextField } from '../../../ui/forms/localized';
import { NumberField } from '../../../ui/forms/NumberField';
import { ContentLinksField } from '../../../parts/content/links/ContentLinksField';
import { readContentLinks, readContentSlug } from '../../../parts/content/links/contentKeys';
import { TextField } from '../../../ui/forms/TextField';
import type { DetailPart, FieldsProps } from './detailPart';
import { readNumberField } from '../../../parts/details/fieldValues';
import { KindField } from './KindField';
import { LicenceField } from './LicenceField';
import { readLicence } from './licences';
import { LocalizedText } from './LocalizedText';
import { publicationMessages } from '../../../parts/details/messages';
import { ContentLinkField } from './ContentLinkField';

function PublicationFields({ written }: FieldsProps<'publications'>) {
  const { kind, details } = written;
  return (
    <>
      <KindField kinds={PUBLICATION_KINDS} kind={kind} />
      <IssuerFields written={written} />
      <DateField
        name="issuedOn"
        label={publicationMessages.issuedOn}
        defaultValue={details.issuedOn}
      />
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
      <DocumentFields written={written} />
      <LicenceField licence={details.licence} />
      <LinkFields written={written} />
    </>
  );
}

/** A body of the city, or else a name. */
function IssuerFields({ written }: FieldsProps<'publications'>) {
  const { details, places, originalLocale } = written;
  return (
    <>
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
    </>
  );
}

function DocumentFields({ written: { details } }: FieldsProps<'publications'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <CheckboxGroup
        name="languages"
        label={publicationMessages.languages}
        options={LOCALE_CODES.map((value) => ({
          value,
          label: formatMessage(languageMessages[value]),
        }))}
        defaultValues={details.languages}
      />
      <NumberField
        name="pages"
        label={publicationMessages.pages}
        minValue={1}
        maxValue={DETAIL_LIMITS.pages}
        step={1}
        isOptional
        {...(details.pages !== null && { defaultValue: details.pages })}
      />
    </>
  );
}

function LinkFields({ written: { details, places } }: FieldsProps<'publications'>) {
  return (
    <>
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
    </>
  );
}

export const publicationPart: DetailPart<'publications'> = {
  Fields: PublicationFields,
  read: (fields) => ({
    issuer: readContentSlug(fields, 'issuer'),
    issuingBody: readLocalizedField(fields, 'issuingBody'),
    issuedOn: fields['issuedOn'] ?? '',
    identifier: readTextField(fields, 'identifier'),
    languages: [...splitFieldValues(fields['languages'])] as Locale[],
    pages: readNumberField(fields, 'pages'),
    licence: readLicence(fields),
    supersedes: readContentSlug(fields, 'supersedes'),
    related: readContentLinks(fields, 'related'),
  }),
  texts: { issuingBody: DETAIL_LIMITS.name },
  days: ['issuedOn'],
};
