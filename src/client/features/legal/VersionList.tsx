import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LegalVersion } from '../../../shared/contract/legal';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { legalMessages } from './messages';
import styles from './VersionList.module.css';
import { pathOf } from './versions';

interface Props {
  readonly versions: readonly LegalVersion[];
  /** The version that is shown. */
  readonly slug: string;
}

/** Every version of a legal text, with the day it came into force. */
export function VersionList({ versions, slug }: Props) {
  const titleId = useId();
  return (
    <nav className={styles['versions']} aria-labelledby={titleId}>
      <h2 id={titleId}>
        <FormattedMessage {...legalMessages.allVersions} />
      </h2>
      <ul>
        {versions.map((version) => (
          <li key={version.slug}>
            <Link
              to={pathOf(version)}
              aria-current={version.slug === slug ? 'page' : undefined}
              className={styles['link']}
            >
              <FormattedMessage
                {...legalMessages.version}
                values={{ number: version.versionNumber }}
              />
            </Link>
            <span className={styles['when']}>
              <FormattedMessage
                {...legalMessages.inForceFrom}
                values={{ date: <TimeText value={version.effectiveOn} /> }}
              />
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
