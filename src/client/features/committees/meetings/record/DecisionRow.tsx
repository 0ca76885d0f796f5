import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MeetingSource } from '../../../../../shared/contract/meetings';
import {
  DECISION_METHODS,
  DECISION_RESULTS,
  MEETING_LIMITS,
} from '../../../../../shared/meetings/meetingRules';
import { useLocale } from '../../../../intl/IntlRoot';
import { LanguageTexts } from '../../../../parts/details/FormLanguages';
import { NumberField } from '../../../../ui/forms/NumberField';
import { Select } from '../../../../ui/forms/Select';
import { TextArea } from '../../../../ui/forms/TextArea';
import { UserText } from '../../../../ui/UserText';
import styles from '../edit/MeetingEdit.module.css';
import { listNumbers, toRows } from '../edit/outline';
import { RowHead, type RowControls } from '../edit/RowList';
import { pickText } from '../edit/pickText';
import { methodMessages, resultMessages } from '../messages';
import { decisionNumber, recordMessages, decisionTextMessages, voteMessages } from './messages';
import { getDecisionFieldName, VOTES, type SourceDecision } from './recordFields';

interface Props {
  readonly place: RowControls;
  readonly source: MeetingSource;
  /** Decision as it is saved; undefined for a new one. */
  readonly decision: SourceDecision | undefined;
}

/** One decision: what it says, what it belongs to, and how it was taken. */
export function DecisionRow(props: Props) {
  const { place, source, decision } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const isEntered = decision?.isEntered === true;
  const heading = formatMessage(decisionNumber, { number: place.number });
  return (
    <section aria-labelledby={id} className={styles['item']}>
      <RowHead place={place} id={id} heading={heading} isKept={isEntered} />
      {isEntered ? <Entered decision={decision} source={source} /> : <Fields {...props} />}
    </section>
  );
}

interface EnteredProps {
  readonly decision: SourceDecision;
  readonly source: MeetingSource;
}

function Entered({ decision, source }: EnteredProps) {
  const locale = useLocale();
  return (
    <>
      <p>
        <UserText text={pickText(decision.text, locale, source.originalLocale)} />
      </p>
      <p className={styles['soft']}>
        <FormattedMessage {...recordMessages.isEntered} />
      </p>
    </>
  );
}

function Fields({ place: { id }, source, decision }: Props) {
  const { formatMessage } = useIntl();
  const original = source.originalLocale;
  const text = getDecisionFieldName(id, 'text');
  return (
    <>
      <LanguageTexts texts={{ [text]: decision?.text ?? {} }} original={original}>
        {(lang) => (
          <TextArea
            name={`${text}.${lang}`}
            label={decisionTextMessages[lang]}
            lang={lang}
            defaultValue={decision?.text[lang] ?? ''}
            maxLetters={MEETING_LIMITS.decisionText}
            rows={3}
            isOptional={lang !== original}
          />
        )}
      </LanguageTexts>
      <Select
        name={getDecisionFieldName(id, 'item')}
        label={recordMessages.item}
        options={useItems(source)}
        none={recordMessages.noItem}
        defaultValue={decision?.itemId ?? ''}
        isOptional
      />
      <Select
        name={getDecisionFieldName(id, 'method')}
        label={recordMessages.method}
        options={DECISION_METHODS.map((value) => ({
          value,
          label: formatMessage(methodMessages[value]),
        }))}
        defaultValue={decision?.method ?? 'showOfHands'}
      />
      <Votes id={id} votes={decision?.votes ?? null} />
      <Select
        name={getDecisionFieldName(id, 'result')}
        label={recordMessages.result}
        options={DECISION_RESULTS.map((value) => ({
          value,
          label: formatMessage(resultMessages[value]),
        }))}
        defaultValue={decision?.result ?? 'adopted'}
      />
    </>
  );
}

interface VotesProps {
  readonly id: string;
  readonly votes: SourceDecision['votes'];
}

function Votes({ id, votes }: VotesProps) {
  return (
    <div className={styles['votes']}>
      {VOTES.map((part) => (
        <NumberField
          key={part}
          name={getDecisionFieldName(id, part)}
          label={voteMessages[part]}
          minValue={0}
          maxValue={MEETING_LIMITS.votes}
          step={1}
          {...(votes && { defaultValue: votes[part] })}
          isOptional
        />
      ))}
      <p className={styles['soft']}>
        <FormattedMessage {...recordMessages.votesHint} />
      </p>
    </div>
  );
}

/** Lists the items of the agenda with their numbers, to choose from. */
function useItems({ written, originalLocale }: MeetingSource) {
  const locale = useLocale();
  const numbers = listNumbers(toRows(written.agenda));
  return written.agenda
    .flatMap((item) => [item, ...item.items])
    .map(({ id, title }, index) => ({
      value: id,
      label: `${numbers[index] ?? ''} ${pickText(title, locale, originalLocale).text}`,
    }));
}
