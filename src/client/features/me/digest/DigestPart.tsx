import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../intl/IntlRoot';
import { Notice } from '../../../ui/Notice';
import { PartsSkeleton } from '../../../ui/Skeleton';
import { QueryResult } from '../QueryResult';
import styles from './digest.module.css';
import { useGetDigestsQuery } from './digestApi';
import { NextDigest } from './NextDigest';
import { digestMessages } from './messages';
import { PlanForm } from './PlanForm';

/** When mails with news come, and what the next ones would tell. */
export function DigestPart() {
  const digests = useGetDigestsQuery(useLocale());
  return (
    <section aria-labelledby="digests" className={styles['part']}>
      <h2 id="digests">
        <FormattedMessage {...digestMessages.title} />
      </h2>
      <p>
        <FormattedMessage {...digestMessages.intro} />
      </p>
      <QueryResult answer={digests} waiting={<PartsSkeleton parts={1} />}>
        {({ plan, canMail, items }) => (
          <>
            <PlanForm plan={plan} />
            {!canMail && (
              <Notice>
                <FormattedMessage {...digestMessages.cannotMail} />
              </Notice>
            )}
            {items.length === 0 && (
              <p>
                <FormattedMessage {...digestMessages.none} />
              </p>
            )}
            {items.map((item) => (
              <NextDigest
                key={item.rhythm}
                digest={item}
                timeZone={plan.timeZone}
                canMail={canMail}
              />
            ))}
          </>
        )}
      </QueryResult>
    </section>
  );
}
