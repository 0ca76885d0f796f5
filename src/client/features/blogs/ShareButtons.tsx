import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useHref } from 'react-router-dom';
import { removeDirectionMarks } from '../../../shared/directionMarks';
import { copyAddress } from '../../api/copy';
import { canShare, sharePage, getAbsoluteUrl } from '../../api/share';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import { blogMessages } from './messages';
import styles from './ShareButtons.module.css';

interface Props {
  readonly slug: string;
  readonly title: string;
}

const never = () => () => undefined;

/**
 * Ways to pass a post on: by the device’s own choice of programs where there is one, by its
 * address, by e-mail. Nobody else learns of it.
 */
export function ShareButtons({ slug, title }: Props) {
  const dispatch = useAppDispatch();
  const path = useHref(`/blogs/${slug}`);
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
  const page = { title: removeDirectionMarks(title), url };
  const copy = async () => {
    const isCopied = await dispatch(copyAddress(path));
    setTold(isCopied ? blogMessages.copied : blogMessages.notCopied);
  };
  return (
    <section className={styles['share']} aria-labelledby="share">
      <h2 id="share" className={styles['title']}>
        <FormattedMessage {...blogMessages.shareTitle} />
      </h2>
      <div className={styles['ways']}>
        {hasShare && (
          <Button look="secondary" onClick={() => void dispatch(sharePage(page))}>
            <FormattedMessage {...blogMessages.share} />
          </Button>
        )}
        <Button look="secondary" onClick={() => void copy()}>
          <FormattedMessage {...blogMessages.copy} />
        </Button>
        <a className={styles['email']} href={mailTo(page)}>
          <FormattedMessage {...blogMessages.email} />
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
