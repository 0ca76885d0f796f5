import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { PublicProfile } from '../../../shared/contract/user';
import { isProblem } from '../../api/problem';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Fact } from '../../ui/Fact';
import { Notice } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { AboutPerson } from '../../parts/person/AboutPerson';
import { personMessages } from '../../parts/person/messages';
import { Portrait } from '../../parts/person/Portrait';
import { RoleNames } from '../../parts/person/RoleNames';
import { PageSkeleton } from '../../ui/Skeleton';
import { StatusPage, toStatusKind } from '../../parts/content/StatusPage';
import { userMessages, memberRoleMessages } from './messages';
import { UserContributions } from './UserContributions';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './UserScreen.module.css';
import { useGetUserQuery } from './userApi';

/** Public page of a person: who they are, where they belong, what they wrote. */
export function UserScreen() {
  const { slug } = useParams();
  const locale = useLocale();
  const { currentData, isError, error, refetch } = useGetUserQuery(
    slug ? { id: slug, locale } : skipToken,
  );
  if (currentData) return <Person person={currentData} />;
  if (!isError) return <PageSkeleton />;
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  return kind ? <StatusPage kind={kind} /> : <ErrorNotice onRetry={refetch} error={error} />;
}

interface Props {
  readonly person: PublicProfile;
}

function Person({ person }: Props) {
  const { about, website, groups, contributions, comments } = person;
  const isOwn = useAppSelector(selectUser)?.sub === person.id;
  return (
    <article className={styles['person']}>
      {isOwn && <OwnPage />}
      <Head person={person} />
      <div className={styles['about']}>
        <AboutPerson about={about} website={website} />
      </div>
      {groups.length > 0 && <UserGroups groups={groups} />}
      <UserContributions items={contributions} comments={comments} />
    </article>
  );
}

function Head({ person: { name, about, picture, roles, since } }: Props) {
  const { formatDate } = useIntl();
  const date = formatDate(since, { dateStyle: 'long' });
  return (
    <div className={styles['head']}>
      <Portrait name={name} picture={picture} size="large" />
      <PageHeader
        title={name}
        heading={<bdi>{name}</bdi>}
        {...(about && { description: about })}
        badges={
          roles.length > 0 && (
            <Badge tone="accent">
              <RoleNames roles={roles} />
            </Badge>
          )
        }
      >
        <span className={styles['soft']} suppressHydrationWarning>
          <Fact icon="calendar">
            <FormattedMessage {...personMessages.since} values={{ date }} />
          </Fact>
        </span>
      </PageHeader>
    </div>
  );
}

function OwnPage() {
  return (
    <Notice tone="accent" icon="person">
      <p>
        <FormattedMessage {...userMessages.own} />
      </p>
      <ButtonLink to="/profile/edit" look="secondary">
        <FormattedMessage {...titleMessages.profileEdit} />
      </ButtonLink>
    </Notice>
  );
}

/** The teams and committees that the person belongs to, and as what. */
function UserGroups({ groups }: Pick<PublicProfile, 'groups'>) {
  return (
    <section aria-labelledby="groups">
      <h2 id="groups" className={styles['heading']}>
        <FormattedMessage {...userMessages.groups} />
      </h2>
      <ul className={styles['groups']}>
        {groups.map(({ section, slug, title, role }) => (
          <li key={`${section} ${slug}`} className={styles['group']}>
            <Link to={`/${section}/${slug}`}>
              <UserText text={title} note />
            </Link>
            <span className={styles['soft']}>
              <FormattedMessage {...memberRoleMessages[role]} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
