import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { TeamDetails } from '../../../../shared/contract/teams';
import type { Section } from '../../../../shared/sections';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Link } from '../../../ui/Link';
import { teamMessages } from '../messages';
import styles from '../../../ui/Tabs.module.css';

/** What a team publishes, in the order of the tabs. */
const SHOWN: readonly Section[] = ['dialogs', 'have-your-say', 'events', 'publications'];

export type TeamTab = 'about' | 'members' | 'activity' | Section;

/** Those that hold something, besides what every team has. */
export const tabsOf = ({ published, latest }: TeamDetails): readonly TeamTab[] => [
  'about',
  'members',
  ...SHOWN.filter((section) => published.some((one) => one.section === section)),
  ...(latest.length > 0 ? (['activity'] as const) : []),
];

/** The one that the address names; the first where it names none that is there. */
export function useTab(details: TeamDetails): TeamTab {
  const [search] = useSearchParams();
  return tabsOf(details).find((tab) => tab === search.get('tab')) ?? 'about';
}

const nameOf = (tab: TeamTab): MessageDescriptor =>
  tab === 'about' || tab === 'members' || tab === 'activity'
    ? teamMessages[tab]
    : sectionMessages[tab];

interface Props {
  readonly slug: string;
  readonly details: TeamDetails;
}

/** The way to each part of a team’s page. */
export function TeamTabs({ slug, details }: Props) {
  const { formatMessage } = useIntl();
  const shown = useTab(details);
  return (
    <nav aria-label={formatMessage(teamMessages.tabs)}>
      <ul className={styles['tabs']}>
        {tabsOf(details).map((tab) => (
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
