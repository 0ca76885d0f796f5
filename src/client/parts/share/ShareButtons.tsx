import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useHref } from 'react-router-dom';
import { removeDirectionMarks } from '../../../shared/directionMarks';
import { copyAddress } from '../../api/copy';
import { canShare, sharePage, getAbsoluteUrl } from '../../api/share';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { shareMessages } from './messages';
import styles from './ShareButtons.module.css';

interface Props {
  /** Address of the page within the portal. */
  readonly path: string;
  readonly title: string;
  /** Level of the heading, so that it continues those above it. */
  readonly headingLevel?: 2 | 3;
}

const never = () => () => undefined;

/**
 * Ways to pass a page on: by the device’s own choice of programs where there is one, by its
 * address, by e-mail. Nobody else learns of it.
 */
export function ShareButtons({ path: page, title, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  const dispatch = useAppDispatch();
  const path = useHref(page);
  const [told, setTold] = useState<MessageDescriptor | null>(null);
  // Abilities of the browser are not known on the host.
  const hasShare = useSyncExternalStore(
    never,
    () => dispatch(canShare()),
    () => false,
  );
  const url = useSyncExternalStore(
    never,
    () => dispatch(getAbsoluteUrl(path)),
    () => path,
  );
  const shared = { title: removeDirectionMarks(title), url };
  const copy = async () => {
    const isCopied = await dispatch(copyAddress(path));
    setTold(isCopied ? shareMessages.copied : shareMessages.notCopied);
  };
  return (
    <section className={styles['share']} aria-labelledby="share">
      <Heading id="share" className={styles['title']}>
        <FormattedMessage {...shareMessages.title} />
      </Heading>
      <div className={styles['ways']}>
        {hasShare && (
          <Button look="secondary" onClick={() => void dispatch(sharePage(shared))}>
            <FormattedMessage {...shareMessages.share} />
          </Button>
        )}
        <Button look="secondary" onClick={() => void copy()}>
          <FormattedMessage {...shareMessages.copy} />
        </Button>
        <a className={styles['email']} href={mailTo(shared)}>
          <FormattedMessage {...shareMessages.email} />
        </a>
      </div>
      <p role="status" className={styles['told']}>
        {told && <FormattedMessage {...told} />}
      </p>
    </section>
  );
}

/** RFC 6068: spaces are %20, never a plus sign. */
const mailTo = ({ title, url }: { readonly title: string; readonly url: string }): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
