import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ALIKE_LIMITS, type AlikeAccounts } from '../../../../../shared/contract/opinions';
import { useGetAlikeAccountsQuery } from '../../../../api/opinionsApi';
import { useLocale } from '../../../../intl/IntlRoot';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { Skeleton } from '../../../../ui/Skeleton';
import { TimeText } from '../../../../ui/TimeText';
import { useOpinionsContext } from '../opinionsContext';
import { AlikeEffect } from './AlikeEffect';
import { alikeMessages } from './messages';
import styles from './Method.module.css';

function Groups({ total, groups }: Pick<AlikeAccounts, 'total' | 'groups'>) {
  const more = total - groups.length;
  return (
    <>
      <ul className={styles['points']}>
        {groups.map(({ accounts, answers, from, to }, place) => (
          <li key={place}>
            <FormattedMessage
              {...alikeMessages.group}
              values={{
                accounts,
                answers,
                from: <TimeText value={from} format="dateTime" />,
                to: <TimeText value={to} format="dateTime" />,
              }}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles['text']}>
          <FormattedMessage {...alikeMessages.more} values={{ count: more }} />
        </p>
      )}
    </>
  );
}

/** People with similar opinions, as the host has found them; computing them takes a moment. */
function AlikeGroups() {
  const { slug } = useOpinionsContext().dialog;
  const locale = useLocale();
  const { currentData, isError, error, refetch } = useGetAlikeAccountsQuery({ slug, locale });
  if (!currentData && isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton lines={3} />;
  const { effect } = currentData;
  if (!effect) {
    return (
      <p className={styles['text']}>
        <FormattedMessage {...alikeMessages.none} values={{ count: ALIKE_LIMITS.answers }} />
      </p>
    );
  }
  return (
    <>
      <Groups {...currentData} />
      <p className={styles['text']}>
        <FormattedMessage {...alikeMessages.meaning} />
      </p>
      <AlikeEffect effect={effect} />
    </>
  );
}

/**
 * For those who moderate: how many accounts gave the same answers, and what the map would be
 * without the copies. Asked for when opened.
 */
export function AlikePeople() {
  const { rights } = useOpinionsContext().dialog.details;
  const [isOpen, setOpen] = useState(false);
  if (!rights.moderate) return null;
  return (
    <details
      className={styles['fold']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage {...alikeMessages.title} />
      </summary>
      {isOpen && (
        <div className={styles['found']}>
          <AlikeGroups />
        </div>
      )}
    </details>
  );
}
