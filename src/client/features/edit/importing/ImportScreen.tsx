import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CalendarImported } from '../../../../shared/contract/calendarImport';
import { useGetAuthorsQuery } from '../../../api/editingApi';
import { useLocale } from '../../../intl/IntlRoot';
import { sectionMessages, titleMessages } from '../../../intl/sharedMessages';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { PageHeader } from '../../../ui/PageHeader';
import { Skeleton } from '../../../ui/Skeleton';
import { createMessages } from '../../../parts/content/messages';
import { StatusPage } from '../../../parts/content/StatusPage';
import styles from '../edit.module.css';
import { editMessages } from '../messages';
import { ImportForm } from './ImportForm';
import own from './importing.module.css';
import { importedTitle, importMessages } from './messages';

type Drafts = CalendarImported['drafts'];

/** Page on which the events of a calendar file become drafts. */
export function ImportScreen() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { currentData, isError, error, refetch } = useGetAuthorsQuery({
    section: 'events',
    locale,
  });
  const [drafts, setDrafts] = useState<Drafts>([]);
  if (currentData?.items.length === 0)
    return <StatusPage kind="forbidden" reason={formatMessage(editMessages.notYours)} />;
  const trail = [
    { to: '/events', label: <FormattedMessage {...sectionMessages.events} /> },
    { to: '/events/create', label: <FormattedMessage {...createMessages.events} /> },
  ];
  const form = currentData && <ImportForm authors={currentData.items} onMade={setDrafts} />;
  return (
    <div className={styles['page']}>
      <PageHeader
        title={formatMessage(titleMessages.import)}
        intro={formatMessage(importMessages.intro)}
        breadcrumbs={<Breadcrumbs trail={trail} />}
      />
      {drafts.length > 0 ? (
        <Made drafts={drafts} onAgain={() => setDrafts([])} />
      ) : (
        <>
          <WhatHappens />
          {form ??
            (isError ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />)}
        </>
      )}
    </div>
  );
}

const STEPS = ['taken', 'zone', 'repeats', 'whole'] as const;

function WhatHappens() {
  return (
    <section className={own['what']}>
      <h2>
        <FormattedMessage {...importMessages.what} />
      </h2>
      <ul className={own['list']}>
        {STEPS.map((step) => (
          <li key={step}>
            <FormattedMessage {...importMessages[step]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MadeProps {
  readonly drafts: Drafts;
  readonly onAgain: () => void;
}

function Made({ drafts, onAgain }: MadeProps) {
  return (
    <>
      <Notice
        tone="good"
        icon="check"
        role="status"
        title={<FormattedMessage {...importedTitle} values={{ count: drafts.length }} />}
      >
        <ul className={own['list']}>
          {drafts.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={`/events/${slug}/edit`}>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
      <p>
        <Button look="secondary" onClick={onAgain}>
          <FormattedMessage {...importMessages.again} />
        </Button>
      </p>
    </>
  );
}
