import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { getCityName } from '../../../shared/settings';
import type { LegalVersion } from '../../../shared/contract/legal';
import { useLocaleContext } from '../../intl/IntlRoot';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { legalMessages } from './messages';
import styles from './VersionList.module.css';
import { getVersionPath } from './versions';

interface Props {
  readonly versions: readonly LegalVersion[];
  /** The version that is shown. */
  readonly slug: string;
}

/**
 * Every version of a legal text: the day from which it holds, when and by whom it was published,
 * and what changed with it.
 */
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
              to={getVersionPath(version)}
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
            <Published version={version} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Published({ version }: { readonly version: LegalVersion }) {
  const { locale, settings } = useLocaleContext();
  const { publishedAt, publishedBy, whatChanged } = version;
  return (
    <div className={styles['more']}>
      <p>
        <FormattedMessage
          {...legalMessages.published}
          values={{
            date: <TimeText value={publishedAt} />,
            name: <bdi>{publishedBy ?? getCityName(settings, locale)}</bdi>,
          }}
        />
      </p>
      {whatChanged && (
        <p>
          <UserText text={whatChanged} />
        </p>
      )}
    </div>
  );
}
