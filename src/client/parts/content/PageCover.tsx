import { FormattedMessage } from 'react-intl';
import type { Cover as Photograph } from '../../../shared/contract/files';
import { Cover } from './Cover';
import { fileMessages } from '../../intl/files/messages';
import styles from './PageCover.module.css';

interface Props {
  /** Section and slug: a content without a picture has the pattern of its name. */
  readonly name: string;
  readonly picture: Photograph | null;
}

/** The picture above a page, with whose it is. */
export function PageCover({ name, picture }: Props) {
  if (!picture?.credit) return <Cover name={name} picture={picture} tall />;
  return (
    <figure className={styles['figure']}>
      <Cover name={name} picture={picture} tall />
      <figcaption className={styles['credit']}>
        <FormattedMessage
          {...fileMessages.credit}
          values={{ credit: <bdi>{picture.credit}</bdi> }}
        />
      </figcaption>
    </figure>
  );
}
