import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useNumberFormats } from '../figures';
import { useOpinionsContext } from '../opinionsContext';
import { methodMessages } from './messages';
import styles from './Method.module.css';

const STEPS: readonly MessageDescriptor[] = [
  methodMessages.places,
  methodMessages.clusters,
  methodMessages.apart,
  methodMessages.agreement,
  methodMessages.source,
  methodMessages.starts,
  methodMessages.anew,
];
const LIMITS: readonly MessageDescriptor[] = [
  methodMessages.notEverybody,
  methodMessages.computed,
  methodMessages.flat,
];

function Points({ messages }: { readonly messages: readonly MessageDescriptor[] }) {
  return (
    <ul className={styles['points']}>
      {messages.map((message) => (
        <li key={message.id}>
          <FormattedMessage {...message} />
        </li>
      ))}
    </ul>
  );
}

/** Measure of how well each number of groups separates people. */
function Silhouettes() {
  const { silhouettes } = useOpinionsContext().opinions;
  const { index } = useNumberFormats();
  return (
    <ul className={styles['points']}>
      {silhouettes.map(({ groups, silhouette }) => (
        <li key={groups}>
          <FormattedMessage
            {...methodMessages.silhouette}
            values={{ groups, value: index(silhouette) }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Method by which the groups were found, and its limits. */
export function Method() {
  return (
    <>
      <details className={styles['fold']} suppressHydrationWarning>
        <summary>
          <FormattedMessage {...methodMessages.how} />
        </summary>
        <Points messages={STEPS} />
        <Silhouettes />
      </details>
      <h4>
        <FormattedMessage {...methodMessages.limits} />
      </h4>
      <Points messages={LIMITS} />
    </>
  );
}
