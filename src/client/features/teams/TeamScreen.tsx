import { lazy } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { TeamDetails } from '../../../shared/contract/teams';
import type { Text } from '../../../shared/contract/text';
import { useContent } from '../../api/contentEndpoints';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { LazyBoundary } from '../../ui/LazyBoundary';
import { Markdown } from '../../ui/Markdown';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { EmailText } from '../../parts/person/EmailText';
import { JoiningBadge } from './JoiningBadge';
import { Members } from './Members';
import { Membership, useMembership } from './membership/Membership';
import { joinMessages } from './membership/messages';
import { joiningMessages, teamMessages } from './messages';
import { Activity } from './tabs/Activity';
import { TeamContents } from './tabs/TeamContents';
import { TeamTabs, useTeamTab } from './tabs/TeamTabs';
import styles from './TeamScreen.module.css';

const TeamDesk = lazy(() =>
  import(/* webpackChunkName: "team-desk" */ './desk/TeamAdmin').then(
    ({ TeamAdmin: component }) => ({
      default: component,
    }),
  ),
);
const Statistics = lazy(() =>
  import(/* webpackChunkName: "team-statistics" */ './statistics/Statistics').then(
    ({ Statistics: component }) => ({ default: component }),
  ),
);
const Suspension = lazy(() =>
  import(/* webpackChunkName: "team-suspension" */ './desk/Suspension').then(
    ({ Suspension: component }) => ({ default: component }),
  ),
);

type Team = DetailPage<TeamDetails>;

/** One team: what it wants, who is in it, what it publishes, and how to join it. */
export function TeamScreen() {
  const { formatMessage } = useIntl();
  return (
    <DetailScreen
      section="teams"
      page={useContent('teams')}
      badges={({ details }) => <JoiningBadge joining={details.joining} />}
      facts={({ details: { joining, founded, contact } }) => [
        [formatMessage(teamMessages.joining), formatMessage(joiningMessages[joining])],
        [formatMessage(teamMessages.founded), <TimeText value={founded} />],
        [
          formatMessage(teamMessages.contact),
          contact && (
            <a href={`mailto:${contact}`} dir="ltr" className={styles['contact']}>
              <EmailText address={contact} />
            </a>
          ),
        ],
      ]}
      action={({ slug, status, details: { joining, suspension } }) => (
        <Membership
          slug={slug}
          joining={joining}
          isClosed={status !== 'published' || suspension !== undefined}
        />
      )}
    >
      {(team) => (
        <>
          <Suspended reason={team.details.suspension?.reason} />
          <Parts team={team} />
        </>
      )}
    </DetailScreen>
  );
}

function Parts({ team }: { readonly team: Team }) {
  const looksInside = useMembership(team.slug)?.may.lookInside ?? false;
  return (
    <>
      <TeamTabs slug={team.slug} details={team.details} looksInside={looksInside} />
      <Shown team={team} looksInside={looksInside} />
    </>
  );
}

interface ShownProps {
  readonly team: Team;
  readonly looksInside: boolean;
}

function Shown({ team, looksInside }: ShownProps) {
  const tab = useTeamTab(team.details, looksInside);
  if (tab === 'statistics') {
    return (
      <LazyBoundary>
        <Statistics slug={team.slug} />
      </LazyBoundary>
    );
  }
  if (tab === 'about') return <About team={team} />;
  if (tab === 'members') return <MembersTab team={team} />;
  if (tab === 'activity') return <Activity latest={team.details.latest} />;
  return <TeamContents team={team} section={tab} />;
}

const About = ({ team: { body, details } }: { readonly team: Team }) => (
  <>
    <Purpose text={details.purpose} />
    <Markdown text={body} />
  </>
);

function MembersTab({ team: { slug, details } }: { readonly team: Team }) {
  const mine = useMembership(slug);
  return (
    <>
      <Members members={details.members} />
      {mine?.may.add && (
        <LazyBoundary>
          <TeamDesk slug={slug} may={mine.may} />
        </LazyBoundary>
      )}
      {mine?.may.suspendTeam && (
        <LazyBoundary>
          <Suspension slug={slug} isSuspended={details.suspension !== undefined} />
        </LazyBoundary>
      )}
    </>
  );
}

function Suspended({ reason }: { readonly reason: Text | undefined }) {
  if (!reason) return null;
  return (
    <Notice tone="warn" title={<FormattedMessage {...joinMessages.teamSuspended} />}>
      <p>
        <UserText text={reason} />
      </p>
      <p>
        <FormattedMessage {...joinMessages.teamSuspendedText} />
      </p>
    </Notice>
  );
}

function Purpose({ text }: { readonly text: Text }) {
  return (
    <section className={styles['purpose']} aria-labelledby="purpose">
      <h2 id="purpose" className={styles['label']}>
        <FormattedMessage {...teamMessages.purpose} />
      </h2>
      <p className={styles['text']}>
        <UserText text={text} />
      </p>
    </section>
  );
}
