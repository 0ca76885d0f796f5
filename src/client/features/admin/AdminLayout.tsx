import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isAdmin,
  isEditor,
  isModerator,
  isOfStaff,
  isPortalStaff,
} from '../../../shared/permissions/roles';
import { dayMessages } from '../../parts/work/messages';
import { useAppSelector } from '../../store/hooks';
import { titleMessages } from '../../intl/sharedMessages';
import { selectUser } from '../../state/sessionSlice';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { NavLink } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import styles from './AdminLayout.module.css';
import { editorialQueueMessages } from './contents/messages';
import { jobMessages } from './jobs/messages';
import { adminMessages, inboxMessages } from './messages';
import { moderationMessages } from './moderation/messages';
import { areaMessages, settingsMessages } from './settings/messages';

interface Props {
  readonly title: string;
  readonly heading?: ReactNode;
  readonly intro?: ReactNode;
  readonly badges?: ReactNode;
  /** A page below the list of people. */
  readonly isBelow?: boolean;
  /** Way to a page below another one. */
  readonly trail?: typeof TRAIL;
  readonly children: ReactNode;
}

const TRAIL: ComponentProps<typeof Breadcrumbs>['trail'] = [
  { to: '/admin/people', label: <FormattedMessage {...adminMessages.people} /> },
];

/**
 * Editors see to contents, moderators to people and what they write, administrators to everything;
 * who is one for a part of the portal sees to contents, or to what people write, alone.
 */
const PAGES = [
  { to: '/admin', label: dayMessages.title, isFor: isOfStaff },
  { to: '/admin/people', label: adminMessages.people, isFor: isPortalStaff },
  { to: '/admin/contents', label: editorialQueueMessages.title, isFor: isEditor },
  { to: '/admin/moderation', label: moderationMessages.title, isFor: isModerator },
  { to: '/admin/feedback', label: inboxMessages.title, isFor: isPortalStaff },
  { to: '/admin/audit', label: adminMessages.log, isFor: isPortalStaff },
  { to: '/admin/jobs', label: jobMessages.title, isFor: isAdmin },
  { to: '/admin/pages', label: areaMessages.pages.title, isFor: isAdmin },
  { to: '/admin/settings', label: settingsMessages.title, isFor: isAdmin },
] as const;

/** A page of the administration with the way to the others. */
export function AdminLayout({
  isBelow = false,
  trail = isBelow ? TRAIL : [],
  children,
  ...header
}: Props) {
  const { formatMessage } = useIntl();
  const user = useAppSelector(selectUser);
  const pages = PAGES.filter(({ isFor }) => !user || isFor(user.roles));
  return (
    <div className={styles['page']}>
      <nav aria-label={formatMessage(titleMessages.admin)}>
        <ul className={styles['pages']}>
          {pages.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/admin'}>
                <FormattedMessage {...label} />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <PageHeader {...header} breadcrumbs={trail.length > 0 && <Breadcrumbs trail={trail} />} />
        {children}
      </div>
    </div>
  );
}
