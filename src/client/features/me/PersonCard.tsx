import type { ReactNode } from 'react';
import type { User } from '../../state/user';
import { Card } from '../../ui/Card';
import { Portrait } from '../../parts/person/Portrait';
import { RoleNames } from '../../parts/person/RoleNames';
import styles from './profile/profile.module.css';
import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge';
import { meMessages } from './messages';

interface Props {
  readonly user: User;
  /** Below the name, on the same card. */
  readonly children?: ReactNode;
}

/** Card of the person who is signed in: picture, name and role. */
export function PersonCard({ user: { name, picture, roles, verified }, children }: Props) {
  return (
    <Card className={styles['part']}>
      <div className={styles['head']}>
        <Portrait name={name} picture={picture || null} />
        <div className={styles['who']}>
          <bdi className={styles['name']}>{name}</bdi>
          <span className={styles['soft']}>
            <RoleNames roles={roles} />
          </span>
          <VerifiedBadge isVerified={verified} />
        </div>
      </div>
      {children}
    </Card>
  );
}

function VerifiedBadge({ isVerified }: { readonly isVerified: boolean }) {
  return (
    <Badge tone={isVerified ? 'good' : 'neutral'}>
      <FormattedMessage {...(isVerified ? meMessages.verified : meMessages.notVerified)} />
    </Badge>
  );
}
