import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor, FormattedMessage } from 'react-intl';
import { DECISION_STATES, GOVERNANCE_LIMITS } from '../../../../../shared/contract/governance';
import { DETAIL_LIMITS } from '../../../../../shared/contract/writtenDetails';
import { decisionStateMessages } from '../../../../intl/governance/messages';
import { useLocale } from '../../../../intl/IntlRoot';
import { DateField } from '../../../../ui/forms/DateField';
import type { Fields } from '../../../../ui/forms/fields';
import { readLocalizedField, readTextField } from '../../../../ui/forms/localized';
import { ContentLinksField } from '../../../../parts/content/links/ContentLinksField';
import { readContentLinks, readContentSlug } from '../../../../parts/content/links/contentKeys';
import { Select } from '../../../../ui/forms/Select';
import { TextField } from '../../../../ui/forms/TextField';
import type { FieldsProps } from '../detailPart';
import { readOptionalLocalizedField, readNumberField } from '../../../../parts/details/fieldValues';
import { DetailsFold } from '../DetailsFold';
import { LocalizedText } from '../LocalizedText';
import { governanceFoldMessages, linkCountMessage, votesMessage } from '../messages';
import { decisionMessages, voteMessages } from '../../../../parts/details/messages';
import { ContentLinkField } from '../ContentLinkField';
import { NumberField } from '../../../../ui/forms/NumberField';
import styles from '../details.module.css';
import { BLANK_DECISION, type Decision } from './blankParts';
import { FollowUpsField } from './FollowUpsField';

interface FoldProps {
  readonly title: MessageDescriptor;
  readonly decision: Decision;
  readonly summarize: (decision: Decision) => readonly ReactNode[];
  readonly children: ReactNode;
}

const DecisionFold = ({ decision, ...fold }: FoldProps) => (
  <DetailsFold details={decision} read={readDecision} {...fold} />
);

/** Fields of a decision: its content, its body, its form, and its relations to others. */
export function DecisionFields({ written }: FieldsProps<'governance'>) {
  const { originalLocale, places } = written;
  const decision = written.details.decision ?? BLANK_DECISION;
  return (
    <>
      <NumberAndDay decision={decision} />
      <ContentLinkField
        name="body"
        label={decisionMessages.body}
        section="governance"
        slug={decision.body}
        places={places}
      />
      <StateField state={decision.state} />
      <LocalizedText
        name="method"
        label={decisionMessages.method}
        text={decision.method}
        limit={DETAIL_LIMITS.method}
        original={originalLocale}
        rows={1}
      />
      <CountFields written={written} decision={decision} />
      <RelationFields decision={decision} places={places} />
    </>
  );
}

function CountFields({ written, decision }: FieldsProps<'governance'> & PartProps) {
  const { formatMessage } = useIntl();
  const { originalLocale: original } = written;
  const locale = useLocale();
  return (
    <DecisionFold
      title={governanceFoldMessages.votes}
      summarize={({ votes, tally }) => [
        votes && formatMessage(votesMessage, votes),
        tally && (tally[locale] ?? tally[original] ?? ''),
      ]}
      decision={decision}
    >
      <VotesFields votes={decision.votes} />
      <LocalizedText
        name="tally"
        label={decisionMessages.tally}
        text={decision.tally}
        limit={DETAIL_LIMITS.tally}
        original={original}
        rows={1}
      />
    </DecisionFold>
  );
}

/** The contents that it came from, and those that followed. */
function RelationFields({ decision, places }: PartProps & Places) {
  const { formatMessage } = useIntl();
  return (
    <DecisionFold
      title={governanceFoldMessages.relations}
      summarize={({ ideas, poll, followUps }) => [
        formatMessage(linkCountMessage, {
          count: ideas.length + followUps.length + (poll === null ? 0 : 1),
        }),
      ]}
      decision={decision}
    >
      <OriginFields decision={decision} places={places} />
      <FollowUpsField followUps={decision.followUps} places={places} />
    </DecisionFold>
  );
}

type Places = Pick<FieldsProps<'governance'>['written'], 'places'>;

interface PartProps {
  readonly decision: Decision;
}

function NumberAndDay({ decision }: PartProps) {
  return (
    <>
      <TextField
        name="number"
        label={decisionMessages.number}
        autoComplete="off"
        dir="ltr"
        maxLength={DETAIL_LIMITS.identifier}
        defaultValue={decision.number}
        isOptional
      />
      <DateField
        name="decidedOn"
        label={decisionMessages.decidedOn}
        defaultValue={decision.decidedOn}
      />
    </>
  );
}

function StateField({ state }: Pick<Decision, 'state'>) {
  const { formatMessage } = useIntl();
  const options = DECISION_STATES.map((value) => ({
    value,
    label: formatMessage(decisionStateMessages[value]),
  }));
  return (
    <Select name="state" label={decisionMessages.state} options={options} defaultValue={state} />
  );
}

/** The dialogues and the poll that it came from. */
function OriginFields({ decision: { ideas, poll }, places }: PartProps & Places) {
  return (
    <>
      <ContentLinksField
        name="ideas"
        label={decisionMessages.ideas}
        value={ideas}
        places={places}
        most={GOVERNANCE_LIMITS.ideas}
        sections={['dialogs']}
      />
      <ContentLinkField
        name="poll"
        label={decisionMessages.poll}
        section="have-your-say"
        slug={poll}
        places={places}
      />
    </>
  );
}

export const readDecision = (fields: Fields): Decision => ({
  number: readTextField(fields, 'number'),
  decidedOn: fields['decidedOn'] ?? '',
  body: readContentSlug(fields, 'body'),
  method: readLocalizedField(fields, 'method'),
  tally: readOptionalLocalizedField(fields, 'tally'),
  votes: readVotes(fields),
  state: (fields['state'] ?? BLANK_DECISION.state) as Decision['state'],
  poll: readContentSlug(fields, 'poll'),
  ideas: readContentLinks(fields, 'ideas').map(({ slug }) => ({ section: 'dialogs', slug })),
  followUps: readContentLinks(fields, 'followUps'),
});

const SIDES = ['for', 'against', 'abstained'] as const;
const nameOf = (side: (typeof SIDES)[number]) => `votes.${side}`;

/** Fields for the numbers of votes of each side; all empty where the votes were not counted. */
function VotesFields({ votes }: Pick<Decision, 'votes'>) {
  return (
    <fieldset className={styles['votes']}>
      <legend>
        <FormattedMessage {...decisionMessages.votes} />
      </legend>
      {SIDES.map((side) => (
        <NumberField
          key={side}
          name={nameOf(side)}
          label={voteMessages[side]}
          minValue={0}
          maxValue={GOVERNANCE_LIMITS.votes}
          step={1}
          isOptional
          {...(votes && { defaultValue: votes[side] })}
        />
      ))}
    </fieldset>
  );
}

/** Reads the votes. Null where no side has a number; where one has, the others count as 0. */
function readVotes(fields: Fields): Decision['votes'] {
  const counted = SIDES.map((side) => [side, readNumberField(fields, nameOf(side))] as const);
  if (counted.every(([, votes]) => votes === null)) return null;
  const [agreed, refused, abstained] = counted.map(([, votes]) => votes ?? 0);
  return { for: agreed ?? 0, against: refused ?? 0, abstained: abstained ?? 0 };
}
