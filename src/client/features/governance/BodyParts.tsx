import { FormattedMessage } from 'react-intl';
import { contentApi } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { ButtonLink } from '../../ui/Button';
import { Branch, registerOf } from './Bodies';
import { bodyTree } from './bodyTree';
import { DecisionTable } from './DecisionTable';
import styles from './EntryScreen.module.css';
import { EntryPart } from './EntryPart';
import { decisionsOf } from './governanceQueries';
import { governanceMessages } from './messages';
import { entriesOf, useAllOfKind, type Entry } from './useAllOfKind';

/** Latest decisions of a body, with a link to all of them. */
export function BodyDecisions({ slug }: Pick<Entry, 'slug'>) {
  const { data } = contentApi.useListContentsInfiniteQuery(decisionsOf(slug, useLocale()));
  const decisions = entriesOf(data);
  if (decisions.length === 0) return null;
  return (
    <EntryPart title={governanceMessages.itsDecisions}>
      <DecisionTable decisions={decisions} />
      <p className={styles['more']}>
        <ButtonLink look="secondary" to={registerOf(slug)}>
          <FormattedMessage {...governanceMessages.allItsDecisions} />
        </ButtonLink>
      </p>
    </EntryPart>
  );
}

/** The bodies that belong to this one. */
export function BodiesBelow({ slug }: Pick<Entry, 'slug'>) {
  const below = useAllOfKind('body').filter(({ details }) => details.body?.parent === slug);
  if (below.length === 0) return null;
  return (
    <EntryPart title={governanceMessages.bodiesBelow}>
      <Branch nodes={bodyTree(below)} />
    </EntryPart>
  );
}
