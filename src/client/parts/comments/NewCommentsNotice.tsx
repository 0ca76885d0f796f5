import { FormattedMessage } from 'react-intl';
import { portalApi } from '../../api/portalApi';
import { useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/Button';
import styles from './Comments.module.css';
import { commentMessages } from './messages';

interface Props {
  /** Number of comments that have come since the lists were read. */
  readonly count: number;
  readonly onShow: () => void;
}

/**
 * Says that others have written; the lists change when the reader asks for it, never by themselves.
 */
export function NewCommentsNotice({ count, onShow }: Props) {
  const dispatch = useAppDispatch();
  const show = () => {
    onShow();
    dispatch(portalApi.util.invalidateTags(['Comments']));
  };
  return (
    <div role="status">
      {count > 0 && (
        <p className={styles['newOnes']}>
          <FormattedMessage {...commentMessages.newOnes} values={{ count }} />
          <Button look="secondary" onClick={show}>
            <FormattedMessage {...commentMessages.showNew} />
          </Button>
        </p>
      )}
    </div>
  );
}
