import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentSummary } from '../../../shared/contract/content';
import type { Notice } from '../../../shared/contract/me';
import { uiMessages } from '../../intl/sharedMessages';
import { Icon, type IconName } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { getNoticePath } from '../../parts/content/noticePath';
import { useRelativeTime } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { needMessages, noticeWords } from './messages';
import styles from './Needs.module.css';

/**
 * Entry of what waits for the person: where it is done, what it is called, and why or until when.
 */
export interface Need {
  readonly key: string;
  readonly icon: IconName;
  readonly to: string;
  readonly title: ReactNode;
  readonly why: ReactNode;
}

export const TERMS_ROW: Need = {
  key: 'terms',
  icon: 'document',
  to: '/terms-and-conditions',
  title: <FormattedMessage {...needMessages.terms} />,
  why: <FormattedMessage {...needMessages.termsWhy} />,
};

export const createPollRow = ({ id, slug, title, closesAt }: ContentSummary): Need => ({
  key: id,
  icon: 'votes',
  to: `/have-your-say/${slug}`,
  title: <UserText text={title} />,
  why: closesAt ? <Closes at={closesAt} /> : <FormattedMessage {...needMessages.vote} />,
});

export const createDraftRow = ({ id, section, slug, title }: ContentSummary): Need => ({
  key: id,
  icon: 'document',
  to: `/${section}/${slug}/edit`,
  title: <UserText text={title} />,
  why: <FormattedMessage {...needMessages.draft} />,
});

const ICONS = {
  pollClosingSoon: 'clock',
  resultPublished: 'votes',
  outcomePublished: 'check',
  eventSoon: 'calendar',
  hidden: 'info',
  conclusionsDue: 'comments',
} as const satisfies Record<Notice['kind'], IconName>;

export const createNoticeRow = ({ kind, at, content }: Notice): Need => ({
  key: `${kind} ${content.id}`,
  icon: ICONS[kind],
  to: getNoticePath(kind, content),
  title: <UserText text={content.title} />,
  why: <NoticeWhy kind={kind} at={at} />,
});

function Closes({ at }: { readonly at: string }) {
  const relative = useRelativeTime();
  return <FormattedMessage {...uiMessages.closesAt} values={{ when: relative(at) }} />;
}

function NoticeWhy({ kind, at }: Pick<Notice, 'kind' | 'at'>) {
  const relative = useRelativeTime();
  return <FormattedMessage {...noticeWords[kind]} values={{ when: relative(at) }} />;
}

/**
 * One line for the name, one for the reason: a row is as high as its place, whatever it is called.
 */
export function NeedRow({ need: { icon, to, title, why } }: { readonly need: Need }) {
  return (
    <li className={styles['row']}>
      <Icon name={icon} />
      <span className={styles['words']}>
        <span className={styles['title']}>
          <Link to={to}>{title}</Link>
        </span>
        <span className={styles['why']}>{why}</span>
      </span>
    </li>
  );
}
