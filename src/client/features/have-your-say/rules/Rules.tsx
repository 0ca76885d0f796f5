import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon, type IconName } from '../../../ui/Icon';
import { TimeText } from '../../../ui/TimeText';
import { UserText } from '../../../ui/UserText';
import { eligibilityMessages, pollMessages, secrecyMessages } from '../messages';
import { methodNames } from '../methods/messages';
import type { Poll } from '../poll';
import { ResidentSentences } from './ResidentSentences';
import { useResultsVisibility } from '../useResultsVisibility';
import { methodSentences, publishedMessages, rulesMessages, visibilityMessages } from './messages';
import styles from './Rules.module.css';

/**
 * Tells what to know before a ballot paper is filled in: who may vote, what is published, until
 * when, and how it is counted. Of a recount the count alone: nobody votes in it.
 */
export function Rules({ poll }: { readonly poll: Poll }) {
  const { details } = poll;
  return (
    <section className={styles['rules']} aria-labelledby="rules">
      <h2 id="rules" className={styles['title']}>
        <FormattedMessage {...rulesMessages.title} />
      </h2>
      {!details.recount && <VotingRules poll={poll} />}
      <Counting methods={[...new Set(details.questions.map(({ method }) => method))]} />
    </section>
  );
}

/** Lists the rules that voters keep to. */
function VotingRules({ poll }: { readonly poll: Poll }) {
  const { details, closesAt, phase } = poll;
  const { secrecy, quorum, eligibility, residents, groupName } = details;
  const visibility = useResultsVisibility(poll);
  return (
    <ul className={styles['list']}>
      <Rule icon="person">
        <Sentence>
          <FormattedMessage {...eligibilityMessages[eligibility]} />
        </Sentence>
        {residents && <ResidentSentences residents={residents} />}
        {groupName && (
          <Sentence>
            <FormattedMessage
              {...rulesMessages.group}
              values={{ group: <UserText text={groupName} /> }}
            />
          </Sentence>
        )}
        {phase === 'open' && !details.refusal && !details.hasVoted && (
          <strong>
            <FormattedMessage {...rulesMessages.youMay} />
          </strong>
        )}
      </Rule>
      <Rule icon="votes">
        <Sentence>
          <FormattedMessage {...secrecyMessages[secrecy]} />
        </Sentence>
        <FormattedMessage {...publishedMessages[secrecy]} />
      </Rule>
      <Rule icon="check">
        <FormattedMessage {...(details.canChange ? pollMessages.changeable : pollMessages.final)} />
      </Rule>
      {closesAt && phase !== 'closed' && (
        <Rule icon="clock">
          <Sentence>
            <FormattedMessage
              {...rulesMessages.closes}
              values={{ time: <TimeText value={closesAt} format="dateTime" /> }}
            />
          </Sentence>
          <FormattedMessage {...visibilityMessages[visibility]} />
        </Rule>
      )}
      {quorum > 0 && (
        <Rule icon="info">
          <FormattedMessage {...rulesMessages.quorum} values={{ count: quorum }} />
        </Rule>
      )}
      {details.shuffle && (
        <Rule icon="info">
          <FormattedMessage {...rulesMessages.shuffled} />
        </Rule>
      )}
    </ul>
  );
}

interface RuleProps {
  readonly icon: IconName;
  readonly children: ReactNode;
}

const Rule = ({ icon, children }: RuleProps) => (
  <li className={styles['rule']}>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
);

const Sentence = ({ children }: Pick<RuleProps, 'children'>) => (
  <span className={styles['sentence']}>{children}</span>
);

type Methods = Poll['details']['methods'];

/** Sentences on how each kind of question on the paper is counted. */
function Counting({ methods }: { readonly methods: Methods }) {
  return (
    <details className={styles['counting']} suppressHydrationWarning>
      <summary>
        <FormattedMessage {...rulesMessages.howCounted} />
      </summary>
      <dl className={styles['methods']}>
        {methods.map((method) => (
          <div key={method}>
            <dt>
              <FormattedMessage {...methodNames[method]} />
            </dt>
            <dd>
              <FormattedMessage {...methodSentences[method]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
