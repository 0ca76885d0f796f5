import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  COMMITTEE_KINDS,
  COMMITTEE_LIMITS,
  PARENT_SECTIONS,
  type Above,
} from '../../../../../shared/contract/committees';
import type { Localized } from '../../../../../shared/contract/text';
import type { WrittenCommittee } from '../../../../../shared/contract/writtenCommittee';
import type { WrittenDetails } from '../../../../../shared/contract/writtenDetails';
import {
  toCategoryField,
  findCommitteeFaults,
} from '../../../../../shared/details/committeeFaults';
import { useLocale } from '../../../../intl/IntlRoot';
import { DateField } from '../../../../ui/forms/DateField';
import { splitFieldValues, type Fields } from '../../../../ui/forms/fields';
import type { Faults } from '../../../../ui/forms/formContext';
import { FieldGroup } from '../../../../ui/forms/FieldGroup';
import { readLocalizedField, listTooLongFields } from '../../../../ui/forms/localized';
import { faultMessages } from '../../../../ui/forms/messages';
import { readContentLinks } from '../../../../parts/content/links/contentKeys';
import { ContentLinksField } from '../../../../parts/content/links/ContentLinksField';
import type { DetailPart, FieldsProps } from '../detailPart';
import styles from '../details.module.css';
import { DetailsFold } from '../DetailsFold';
import { toFieldFaults } from '../detailsFormErrors';
import { KindField } from '../KindField';
import { LocalizedText } from '../LocalizedText';
import { CompositionField, readComposition } from './CompositionField';
import { committeeFoldMessages, committeePartMessages, committeeSpanMessages } from './messages';

type Props = FieldsProps<'committees'>;

const TEXTS = {
  mandate: COMMITTEE_LIMITS.mandate,
  legalBasis: COMMITTEE_LIMITS.legalBasis,
  rhythm: COMMITTEE_LIMITS.rhythm,
  'dissolution.reason': COMMITTEE_LIMITS.reason,
} as const;

interface TextProps extends Props {
  readonly name: keyof typeof TEXTS;
  readonly label: MessageDescriptor;
  readonly text: Localized;
  readonly rows?: number;
}

const CommitteeText = ({ written, name, ...more }: TextProps) => (
  <LocalizedText {...more} name={name} original={written.originalLocale} limit={TEXTS[name]} />
);

interface FoldProps extends Props {
  readonly title: MessageDescriptor;
  readonly summarize: (details: WrittenCommittee) => readonly ReactNode[];
  readonly children: ReactNode;
}

const CommitteeFold = ({ written, ...fold }: FoldProps) => (
  <DetailsFold details={written.details} read={readCommittee} {...fold} />
);

function CommitteeFields({ written }: Props) {
  const { details, kind, originalLocale } = written;
  return (
    <>
      <KindField kinds={COMMITTEE_KINDS} kind={kind} />
      <CommitteeText
        name="mandate"
        label={committeePartMessages.mandate}
        text={details.mandate}
        rows={4}
        written={written}
      />
      <CompositionField composition={details.composition} original={originalLocale} />
      <BasisFields written={written} />
      <LifeFields written={written} />
    </>
  );
}

/** By which rule it is there, when it meets, and what stands above it. */
function BasisFields({ written }: Props) {
  const { details, places, originalLocale } = written;
  const locale = useLocale();
  const say = (texts: Localized) => texts[locale] ?? texts[originalLocale] ?? '';
  return (
    <CommitteeFold
      title={committeeFoldMessages.basis}
      summarize={({ legalBasis, rhythm }) => [say(legalBasis), say(rhythm)]}
      written={written}
    >
      <CommitteeText
        name="legalBasis"
        label={committeePartMessages.legalBasis}
        text={details.legalBasis}
        written={written}
      />
      <CommitteeText
        name="rhythm"
        label={committeePartMessages.rhythm}
        text={details.rhythm}
        rows={1}
        written={written}
      />
      <ContentLinksField
        name="parent"
        label={committeePartMessages.parent}
        hint={<FormattedMessage {...committeePartMessages.parentHint} />}
        value={details.parent ? [details.parent] : []}
        places={places}
        most={1}
        sections={PARENT_SECTIONS}
      />
    </CommitteeFold>
  );
}

/** From when to when it is there. */
function LifeFields({ written }: Props) {
  const { formatDate, formatMessage } = useIntl();
  const { createdOn, endsOn, dissolution } = written.details;
  const span = (from: string, end: string | null) => {
    const day = formatDate(from, SHORT);
    return end
      ? formatMessage(committeeSpanMessages.until, { day, end: formatDate(end, SHORT) })
      : formatMessage(committeeSpanMessages.since, { day });
  };
  return (
    <CommitteeFold
      title={committeeFoldMessages.life}
      summarize={({ createdOn: day, endsOn: end, dissolution: over }) => [
        day !== '' && span(day, over?.on ?? end),
      ]}
      written={written}
    >
      <DateField
        name="createdOn"
        label={committeePartMessages.createdOn}
        defaultValue={createdOn}
      />
      <DateField
        name="endsOn"
        label={committeePartMessages.endsOn}
        defaultValue={endsOn ?? ''}
        isOptional
      />
      <FieldGroup
        name="dissolution"
        label={committeePartMessages.dissolution}
        hint={<FormattedMessage {...committeePartMessages.dissolutionHint} />}
        role="group"
      >
        {() => (
          <div className={styles['entries']}>
            <DateField
              name="dissolution.on"
              label={committeePartMessages.dissolvedOn}
              defaultValue={dissolution?.on ?? ''}
              isOptional
            />
            <CommitteeText
              name="dissolution.reason"
              label={committeePartMessages.reason}
              text={dissolution?.reason ?? {}}
              rows={3}
              written={written}
            />
          </div>
        )}
      </FieldGroup>
    </CommitteeFold>
  );
}

const SHORT = { dateStyle: 'medium', timeZone: 'UTC' } as const;

function aboveIn(fields: Fields): Above | null {
  const [place] = readContentLinks(fields, 'parent');
  const section = PARENT_SECTIONS.find((one) => one === place?.section);
  return place && section ? { section, slug: place.slug } : null;
}

function readCommittee(fields: Fields): WrittenCommittee {
  const on = fields['dissolution.on'] ?? '';
  return {
    mandate: readLocalizedField(fields, 'mandate'),
    legalBasis: readLocalizedField(fields, 'legalBasis'),
    rhythm: readLocalizedField(fields, 'rhythm'),
    createdOn: fields['createdOn'] ?? '',
    endsOn: fields['endsOn'] || null,
    parent: aboveIn(fields),
    composition: readComposition(fields),
    dissolution:
      on === '' ? null : { on, reason: readLocalizedField(fields, 'dissolution.reason') },
  };
}

/** Finds a reason without a day, which would be lost. */
const dayless = (fields: Fields): Faults =>
  fields['dissolution.on'] === '' &&
  Object.keys(readLocalizedField(fields, 'dissolution.reason')).length > 0
    ? { 'dissolution.on': faultMessages.missing }
    : {};

const tooLongNames = (fields: Fields): Faults =>
  Object.fromEntries(
    splitFieldValues(fields['composition'])
      .flatMap((key) =>
        listTooLongFields(fields, toCategoryField(key, 'category'), COMMITTEE_LIMITS.category),
      )
      .map((field) => [field, faultMessages.tooLong]),
  );

const check = (fields: Fields, { originalLocale }: WrittenDetails<'committees'>): Faults => ({
  ...toFieldFaults(findCommitteeFaults(readCommittee(fields), originalLocale), originalLocale),
  ...tooLongNames(fields),
  ...dayless(fields),
});

/** Details of a committee besides its texts. */
export const committeePart: DetailPart<'committees'> = {
  Fields: CommitteeFields,
  read: readCommittee,
  texts: TEXTS,
  days: ['createdOn'],
  check,
};
