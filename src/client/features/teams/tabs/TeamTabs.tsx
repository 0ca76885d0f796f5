import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { TeamDetails } from '../../../../shared/contract/teams';
import type { Section } from '../../../../shared/sections';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Link } from '../../../ui/Link';
import { teamMessages } from '../messages';
import styles from '../../../ui/Tabs.module.css';

/** Sections in which a team publishes, in the order of the tabs. */
const SHOWN: readonly Section[] = ['blogs', 'dialogs', 'have-your-say', 'events', 'publications'];

/** Tabs that every team has, and those that only its members see. */
const OWN = ['about', 'members', 'activity', 'statistics'] as const;
type OwnTab = (typeof OWN)[number];
export type TeamTab = OwnTab | Section;

const isOwn = (tab: TeamTab): tab is OwnTab => (OWN as readonly string[]).includes(tab);

/** Lists the tabs that hold something for the reader. */
const listTabs = ({ published, latest }: TeamDetails, looksInside: boolean): readonly TeamTab[] => [
  'about',
  'members',
  ...SHOWN.filter((section) => published.some((one) => one.section === section)),
  ...(latest.length > 0 ? (['activity'] as const) : []),
  ...(looksInside ? (['statistics'] as const) : []),
];

/** Returns the tab that the address names; the first where it names none that is there. */
export function useTeamTab(details: TeamDetails, looksInside: boolean): TeamTab {
  const [search] = useSearchParams();
  return listTabs(details, looksInside).find((tab) => tab === search.get('tab')) ?? 'about';
}

const nameOf = (tab: TeamTab): MessageDescriptor =>
  isOwn(tab) ? teamMessages[tab] : sectionMessages[tab];

interface Props {
  readonly slug: string;
  readonly details: TeamDetails;
  /** True if the reader is one of the members. */
  readonly looksInside: boolean;
}

/** The way to each part of a team’s page. */
export function TeamTabs({ slug, details, looksInside }: Props) {
  const { formatMessage } = useIntl();
  const shown = useTeamTab(details, looksInside);
  return (
    <nav aria-label={formatMessage(teamMessages.tabs)}>
      <ul className={styles['tabs']}>
        {listTabs(details, looksInside).map((tab) => (
          <li key={tab}>
            <Link
              to={tab === 'about' ? `/teams/${slug}` : `/teams/${slug}?tab=${tab}`}
              aria-current={tab === shown ? 'page' : undefined}
            >
              <FormattedMessage {...nameOf(tab)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
