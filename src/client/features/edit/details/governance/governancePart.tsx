import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { GOVERNANCE_KINDS } from '../../../../../shared/contract/governance';
import { DETAIL_LIMITS } from '../../../../../shared/contract/writtenDetails';
import { HiddenValue } from '../../../../ui/forms/HiddenValue';
import { kindMessages } from '../../../../intl/contents/messages';
import type { DetailPart, FieldsProps } from '../detailPart';
import { KindField } from '../KindField';
import { governancePartMessages } from '../../../../parts/details/messages';
import { useWatchedField } from '../../../../parts/details/useWatchedField';
import { BodyFields, readBody } from './BodyFields';
import { CommitmentFields, readCommitment } from './CommitmentFields';
import { DecisionFields, readDecision } from './DecisionFields';

type Kind = (typeof GOVERNANCE_KINDS)[number];
type Props = FieldsProps<'governance'>;

const kindOf = (kind: string): Kind => GOVERNANCE_KINDS.find((one) => one === kind) ?? 'page';

const FIELDS: Readonly<Record<Kind, ComponentType<Props>>> = {
  page: () => (
    <p>
      <FormattedMessage {...governancePartMessages.page} />
    </p>
  ),
  body: BodyFields,
  decision: DecisionFields,
  commitment: CommitmentFields,
};

/** Fields of an entry. A published entry keeps its kind: others link to it as that. */
function GovernanceFields({ written }: Props) {
  const { chosen, onInput } = useWatchedField('kind', written.kind);
  const Fields = FIELDS[kindOf(chosen)];
  return (
    <>
      {written.status === 'draft' ? (
        <div onInput={onInput}>
          <KindField kinds={GOVERNANCE_KINDS} kind={written.kind} />
        </div>
      ) : (
        <p>
          <FormattedMessage {...kindMessages[kindOf(written.kind)]} />
          <HiddenValue name="kind" value={written.kind} />
        </p>
      )}
      <Fields key={chosen} written={written} />
    </>
  );
}

export const governancePart: DetailPart<'governance'> = {
  Fields: GovernanceFields,
  read: (fields) => {
    const kind = kindOf(fields['kind'] ?? '');
    return {
      body: kind === 'body' ? readBody(fields) : null,
      decision: kind === 'decision' ? readDecision(fields) : null,
      commitment: kind === 'commitment' ? readCommitment(fields) : null,
    };
  },
  texts: {
    method: DETAIL_LIMITS.method,
    tally: DETAIL_LIMITS.tally,
    responsible: DETAIL_LIMITS.name,
    droppedReason: DETAIL_LIMITS.reason,
  },
  days: ['decidedOn', 'dueOn'],
};
