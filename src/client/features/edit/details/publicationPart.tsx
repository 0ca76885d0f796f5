import { FormattedMessage, useIntl } from 'react-intl';
import { PUBLICATION_KINDS } from '../../../../shared/contract/publications';
import { DETAIL_LIMITS } from '../../../../shared/contract/writtenDetails';
import { LOCALE_CODES, type Locale } from '../../../../shared/locales';
import { languageMessages } from '../../../intl/contents/messages';
import { CheckboxGroup } from '../../../ui/lazy/forms/CheckboxGroup';
import { DateField } from '../../../ui/lazy/forms/DateField';
import { listOf } from '../../../ui/lazy/forms/fields';
import { localizedOf, typedIn } from '../../../ui/lazy/forms/localized';
import { NumberField } from '../../../ui/lazy/forms/NumberField';
import { PlacesField } from '../../../ui/lazy/forms/places/PlacesField';
import { placesIn, slugIn } from '../../../ui/lazy/forms/places/placeKeys';
import { TextField } from '../../../ui/lazy/forms/TextField';
import type { DetailPart, FieldsProps } from './detailPart';
import { numberIn } from './fieldValues';
import { KindField } from './KindField';
import { LicenceField } from './LicenceField';
import { licenceIn } from './licences';
import { LocalizedText } from './LocalizedText';
import { issuingBodyMessages } from './localized/messages';
import { publicationMessages } from './messages';
import { OnePlace } from './OnePlace';

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
      <OnePlace
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
        labels={issuingBodyMessages}
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
      <OnePlace
        name="supersedes"
        label={publicationMessages.supersedes}
        hint={publicationMessages.supersedesHint}
        section="publications"
        slug={details.supersedes}
        places={places}
      />
      <PlacesField
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
    issuer: slugIn(fields, 'issuer'),
    issuingBody: localizedOf(fields, 'issuingBody'),
    issuedOn: fields['issuedOn'] ?? '',
    identifier: typedIn(fields, 'identifier'),
    languages: [...listOf(fields['languages'])] as Locale[],
    pages: numberIn(fields, 'pages'),
    licence: licenceIn(fields),
    supersedes: slugIn(fields, 'supersedes'),
    related: placesIn(fields, 'related'),
  }),
  texts: { issuingBody: DETAIL_LIMITS.name },
  days: ['issuedOn'],
};
