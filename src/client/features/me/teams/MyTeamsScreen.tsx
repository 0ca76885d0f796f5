import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useGetMyTeamsQuery } from '../../../parts/teams/teamsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { accountMessages } from '../../../intl/sharedMessages';
import { lazyForm } from '../../../ui/lazyForm';
import { Link } from '../../../ui/Link';
import { Skeleton } from '../../../ui/Skeleton';
import tabs from '../../../ui/Tabs.module.css';
import { AccountLayout } from '../AccountLayout';
import { QueryResult } from '../QueryResult';
import { myTeamsMessages } from './messages';
import { MyTeams } from './MyTeams';

const FoundForm = lazyForm(
  () =>
    import(/* webpackChunkName: "team-foundation" */ './FoundForm').then((form) => form.FoundForm),
  <Skeleton lines={6} />,
);

/**
 * The teams of the person who is signed in, what they asked for and are asked; and the form that
 * asks for a new one.
 */
export function MyTeamsScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const isFounding = search.get('part') === 'found';
  const answer = useGetMyTeamsQuery(useLocale());
  return (
    <AccountLayout title={formatMessage(accountMessages.teams)}>
      <nav aria-label={formatMessage(myTeamsMessages.parts)}>
        <ul className={tabs['above']}>
          <li>
            <Link to="/me/teams" aria-current={isFounding ? undefined : 'page'}>
              <FormattedMessage {...myTeamsMessages.mine} />
            </Link>
          </li>
          <li>
            <Link to="/me/teams?part=found" aria-current={isFounding ? 'page' : undefined}>
              <FormattedMessage {...myTeamsMessages.found} />
            </Link>
          </li>
        </ul>
      </nav>
      {isFounding ? (
        <FoundForm />
      ) : (
        <QueryResult answer={answer}>{(mine) => <MyTeams mine={mine} />}</QueryResult>
      )}
    </AccountLayout>
  );
}
