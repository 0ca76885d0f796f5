import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { DetailPage } from '../../../shared/contract/content';
import type { Section } from '../../../shared/sections';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import styles from './LifecycleNotices.module.css';
import { correctedOn, lifeMessages, retractedOn } from './messages';

interface Props {
  readonly section: Section;
  readonly item: DetailPage<unknown>;
}

/**
 * The notices to read before a content: that it is not out yet, no longer stands, is by a group
 * that is closed, or was changed since it was published.
 */
export function LifecycleNotices({ section, item }: Props) {
  const { slug, status, retraction, correctedAt, isGroupClosed } = item;
  const [search] = useSearchParams();
  const isOut = status === 'published' || status === 'archived';
  const isPreview = search.has('preview') && !isOut;
  if (!isPreview && !retraction && !correctedAt && !isGroupClosed) return null;
  return (
    <div className={styles['notices']}>
      {isPreview && (
        <Notice tone="warn" title={<FormattedMessage {...lifeMessages.previewTitle} />}>
          <p>
            <FormattedMessage {...lifeMessages.previewText} />
          </p>
        </Notice>
      )}
      {isGroupClosed && (
        <Notice icon="clock">
          <p>
            <FormattedMessage {...lifeMessages.groupClosed} />
          </p>
        </Notice>
      )}
      {retraction && <Retracted {...retraction} />}
      {correctedAt && (
        <p className={styles['corrected']}>
          <FormattedMessage
            {...correctedOn}
            values={{ day: <TimeText key="day" value={correctedAt} /> }}
          />
          <Link to={`/${section}/${slug}/history`}>
            <FormattedMessage {...lifeMessages.toPage} />
          </Link>
        </p>
      )}
    </div>
  );
}

function Retracted({ on, reason }: NonNullable<DetailPage<unknown>['retraction']>) {
  return (
    <Notice tone="bad" title={<FormattedMessage {...lifeMessages.retractedTitle} />}>
      <p>
        <UserText text={reason} />
      </p>
      <p>
        <FormattedMessage {...retractedOn} values={{ day: <TimeText key="day" value={on} /> }} />
      </p>
    </Notice>
  );
}
