import { FormattedMessage, useIntl } from 'react-intl';
import type { Opinions, StatementOpinions } from '../../../../../shared/contract/opinions';
import { GroupName } from '../GroupName';
import { voteSentenceMessages } from '../lists/messages';
import { VoteRow } from '../lists/VoteRow';
import { mapStatementsByNumber, useOpinionsContext } from '../opinionsContext';
import { mapMessages } from './messages';
import styles from './OpinionMap.module.css';

const NONE = '';

/**
 * Lists the statements that are worth looking at on the map, each once: those that set groups
 * apart, those that all share, then the rest.
 */
function worthChoosing(opinions: Opinions): readonly StatementOpinions[] {
  const byNumber = mapStatementsByNumber(opinions);
  const numbers = new Set([...opinions.divided, ...opinions.consensus, ...byNumber.keys()]);
  return [...numbers].flatMap((number) => byNumber.get(number) ?? []);
}

/** The statement whose answers stand below the names of the groups. */
export function StatementChoice() {
  const { formatMessage } = useIntl();
  const { opinions, chosen, choose } = useOpinionsContext();
  const statements = worthChoosing(opinions);
  const isListed = statements.some(({ number }) => number === chosen?.number);
  const listed = chosen && !isListed ? [chosen, ...statements] : statements;
  return (
    <label className={styles['select']}>
      <span>
        <FormattedMessage {...mapMessages.choose} />
      </span>
      <select
        value={chosen ? String(chosen.number) : NONE}
        onChange={({ target }) =>
          choose(listed.find(({ number }) => String(number) === target.value) ?? null)
        }
      >
        <option value={NONE}>{formatMessage(mapMessages.noStatement)}</option>
        {listed.map(({ number, text }) => (
          <option key={number} value={number} lang={text.lang}>
            {text.text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The answers to the chosen statement in numbers. */
export function ChosenAnswers() {
  const { opinions, chosen } = useOpinionsContext();
  return (
    <div aria-live="polite">
      {chosen && (
        <ul className={styles['rows']}>
          <VoteRow
            label={<FormattedMessage {...voteSentenceMessages.everybody} />}
            counts={chosen.counts}
          />
          {opinions.groups.map(({ name }, place) => {
            const counts = chosen.groups[place];
            return (
              counts && <VoteRow key={name} label={<GroupName name={name} />} counts={counts} />
            );
          })}
        </ul>
      )}
    </div>
  );
}
