import { FormattedMessage } from 'react-intl';
import { contentApi } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { ButtonLink } from '../../ui/Button';
import { Branch, getRegisterPath } from './Bodies';
import { createBodyTree } from './bodyTree';
import { DecisionTable } from './DecisionTable';
import styles from './EntryScreen.module.css';
import { EntryPart } from './EntryPart';
import { toBodyDecisionsArg } from './governanceQueries';
import { governanceMessages } from './messages';
import { listEntries, useEntriesOfKind, type GovernanceEntry } from './useEntriesOfKind';

/** Latest decisions of a body, with a link to all of them. */
export function BodyDecisions({ slug }: Pick<GovernanceEntry, 'slug'>) {
  const { data } = contentApi.useListContentsInfiniteQuery(toBodyDecisionsArg(slug, useLocale()));
  const decisions = listEntries(data);
  if (decisions.length === 0) return null;
  return (
    <EntryPart title={governanceMessages.itsDecisions}>
      <DecisionTable decisions={decisions} />
      <p className={styles['more']}>
        <ButtonLink look="secondary" to={getRegisterPath(slug)}>
          <FormattedMessage {...governanceMessages.allItsDecisions} />
        </ButtonLink>
      </p>
    </EntryPart>
  );
}

/** The bodies that belong to this one. */
export function BodiesBelow({ slug }: Pick<GovernanceEntry, 'slug'>) {
  const below = useEntriesOfKind('body').filter(({ details }) => details.body?.parent === slug);
  if (below.length === 0) return null;
  return (
    <EntryPart title={governanceMessages.bodiesBelow}>
      <Branch nodes={createBodyTree(below)} />
    </EntryPart>
  );
}
