import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EarlierFacts as Facts } from '../../../../../shared/contract/earlierFacts';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { useLocale } from '../../../../intl/IntlRoot';
import { Button } from '../../../../ui/Button';
import { ErrorNotice } from '../../../../ui/ErrorNotice';
import { Link } from '../../../../ui/Link';
import {
  earlierFactsMessages,
  earlierFieldMessages,
  earlierFactsTitle,
  replaceEarlierFacts,
} from './messages';
import styles from '../settings.module.css';
import { useGetEarlierFactsQuery, useReplaceEarlierFactsMutation } from '../settingsAdminApi';

function EarlierFact({ fact }: { readonly fact: Facts['items'][number] }) {
  const locale = useLocale();
  const { section, slug, title, originalLocale, field, isReplaced } = fact;
  const lang = title[locale] ? locale : originalLocale;
  return (
    <li>
      <Link to={`/${section}/${slug}/edit`}>
        <bdi lang={lang}>{title[lang]}</bdi>
      </Link>
      <p className={styles['summary']}>
        <FormattedMessage
          {...(isReplaced ? earlierFieldMessages[field] : earlierFactsMessages.readTimezone)}
        />
      </p>
    </li>
  );
}

/** Contents that say what the settings said before; nothing where there are none. */
export function EarlierFacts() {
  const titleId = useId();
  const { formatMessage } = useIntl();
  const keyOf = useIdempotencyKeys();
  const { data } = useGetEarlierFactsQuery(undefined);
  const [replace, { isLoading, error }] = useReplaceEarlierFactsMutation();
  if (!data || data.items.length === 0) return null;
  const { items } = data;
  const count = items.filter(({ isReplaced }) => isReplaced).length;
  const body = { note: formatMessage(earlierFactsMessages.note) };
  const send = () => void replace({ body, idempotencyKey: keyOf({ body, items }) });
  return (
    <section aria-labelledby={titleId} className={styles['fields']}>
      <h2 id={titleId}>
        <FormattedMessage {...earlierFactsTitle} values={{ count: items.length }} />
      </h2>
      <p>
        <FormattedMessage {...earlierFactsMessages.intro} />
      </p>
      <ul className={styles['areas']}>
        {items.map((fact) => (
          <EarlierFact key={`${fact.section} ${fact.slug} ${fact.field}`} fact={fact} />
        ))}
      </ul>
      {error && <ErrorNotice error={error} onRetry={send} />}
      {count > 0 && (
        <div>
          <Button onClick={send} isPending={isLoading}>
            <FormattedMessage {...replaceEarlierFacts} values={{ count }} />
          </Button>
        </div>
      )}
    </section>
  );
}
