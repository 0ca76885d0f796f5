import { useIntl } from 'react-intl';
import { COMMITMENT_STATES } from '../../../../../shared/contract/governance';
import { DETAIL_LIMITS } from '../../../../../shared/contract/writtenDetails';
import { commitmentStateMessages } from '../../../../intl/governance/messages';
import { DateField } from '../../../../ui/forms/DateField';
import type { Fields } from '../../../../ui/forms/fields';
import { readLocalizedField } from '../../../../ui/forms/localized';
import { NumberField } from '../../../../ui/forms/NumberField';
import { readContentLinks, readContentSlug } from '../../../../parts/content/links/contentKeys';
import { Select } from '../../../../ui/forms/Select';
import type { FieldsProps } from '../detailPart';
import { readNumberField, readOptionalLocalizedField } from '../../../../parts/details/fieldValues';
import { DetailsFold } from '../DetailsFold';
import { LocalizedText } from '../LocalizedText';
import { entryCountMessage, governanceFoldMessages, linkCountMessage } from '../messages';
import { commitmentMessages, entryMessages } from '../../../../parts/details/messages';
import { ContentLinkField } from '../ContentLinkField';
import { useWatchedField } from '../../../../parts/details/useWatchedField';
import { BLANK_COMMITMENT, type Commitment } from './blankParts';
import { EntriesField, readEntries } from './EntriesField';
import { FollowUpsField } from './FollowUpsField';

/** Fields of a commitment: the responsible, the promise, the due date, and the progress. */
export function CommitmentFields({ written }: FieldsProps<'governance'>) {
  const { originalLocale: original, places } = written;
  const commitment = written.details.commitment ?? BLANK_COMMITMENT;
  const { formatMessage } = useIntl();
  return (
    <>
      <LocalizedText
        name="responsible"
        label={commitmentMessages.responsible}
        text={commitment.responsible}
        original={original}
        limit={DETAIL_LIMITS.name}
        rows={1}
      />
      <DateField name="dueOn" label={commitmentMessages.dueOn} defaultValue={commitment.dueOn} />
      <StateFields commitment={commitment} original={original} />
      <DetailsFold
        title={entryMessages.title}
        details={commitment}
        read={readCommitment}
        summarize={({ entries }) => [
          entries.length > 0 && formatMessage(entryCountMessage, { count: entries.length }),
        ]}
      >
        <EntriesField entries={commitment.entries} original={original} />
      </DetailsFold>
      <DetailsFold
        title={governanceFoldMessages.relations}
        details={commitment}
        read={readCommitment}
        summarize={({ decision, followUps }) => [
          formatMessage(linkCountMessage, {
            count: followUps.length + (decision === null ? 0 : 1),
          }),
        ]}
      >
        <ContentLinkField
          name="decision"
          label={commitmentMessages.decision}
          section="governance"
          slug={commitment.decision}
          places={places}
        />
        <FollowUpsField followUps={commitment.followUps} places={places} />
      </DetailsFold>
    </>
  );
}

interface StateProps {
  readonly commitment: Commitment;
  readonly original: FieldsProps<'governance'>['written']['originalLocale'];
}

function StateFields({ commitment, original }: StateProps) {
  const { formatMessage } = useIntl();
  const { chosen, onInput } = useWatchedField('state', commitment.state);
  return (
    <>
      <div onInput={onInput}>
        <Select
          name="state"
          label={commitmentMessages.state}
          options={COMMITMENT_STATES.map((value) => ({
            value,
            label: formatMessage(commitmentStateMessages[value]),
          }))}
          defaultValue={commitment.state}
        />
      </div>
      {chosen === 'dropped' && (
        <LocalizedText
          name="droppedReason"
          label={commitmentMessages.droppedReason}
          text={commitment.droppedReason}
          original={original}
          limit={DETAIL_LIMITS.reason}
        />
      )}
      <NumberField
        name="progressPercent"
        label={commitmentMessages.progress}
        minValue={0}
        maxValue={100}
        step={1}
        defaultValue={commitment.progressPercent}
      />
    </>
  );
}

export const readCommitment = (fields: Fields): Commitment => ({
  responsible: readLocalizedField(fields, 'responsible'),
  dueOn: fields['dueOn'] ?? '',
  progressPercent: readNumberField(fields, 'progressPercent') ?? 0,
  state: (fields['state'] ?? BLANK_COMMITMENT.state) as Commitment['state'],
  droppedReason: readOptionalLocalizedField(fields, 'droppedReason'),
  decision: readContentSlug(fields, 'decision'),
  entries: readEntries(fields),
  followUps: readContentLinks(fields, 'followUps'),
});
