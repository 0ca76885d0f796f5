import { FormattedMessage } from 'react-intl';
import type { Cover as Photograph } from '../../../shared/contract/files';
import { fileMessages } from '../../intl/files/messages';
import { joinClasses } from '../../ui/joinClasses';
import { Picture } from '../../ui/Picture';
import cover from './Cover.module.css';
import styles from './PageCover.module.css';

const PAGE_SIZES = 'min(100vw, 76rem)';

/** The picture above a page, with whose it is. */
export function PageCover({ picture }: { readonly picture: Photograph }) {
  const { file, alt, width, height, focus, credit } = picture;
  return (
    <figure className={styles['figure']}>
      <Picture
        id={file}
        alt={alt}
        width={width}
        height={height}
        focus={focus}
        sizes={PAGE_SIZES}
        isFirst
        className={joinClasses(cover['cover'], cover['picture'], cover['tall'])}
      />
      {credit && (
        <figcaption className={styles['credit']}>
          <FormattedMessage {...fileMessages.credit} values={{ credit: <bdi>{credit}</bdi> }} />
        </figcaption>
      )}
    </figure>
  );
}
