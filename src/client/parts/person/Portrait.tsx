import { PROFILE_LIMITS } from '../../../shared/contract/profile';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { selectEnvironment } from '../../state/configSlice';
import { joinClasses } from '../../ui/joinClasses';
import { Icon } from '../../ui/Icon';
import styles from './Portrait.module.css';

interface Props {
  readonly name: string;
  /** Path of the picture below the API base. */
  readonly picture: string | null;
  /** Address of a picture that was not sent yet; it is shown instead. */
  readonly preview?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/**
 * The first letter with the marks that belong to it; two would join to a word that nobody meant in
 * Arabic.
 */
const FIRST_LETTER = /^\P{M}\p{M}*/u;

/**
 * A person’s picture over the first letter of the name, which stays where there is none; without a
 * name, a figure. The name itself stands beside it.
 */
export function Portrait({ name, picture, preview, size = 'medium' }: Props) {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const locale = useLocale();
  const [initial] = FIRST_LETTER.exec(name.trim()) ?? [];
  const address = preview ?? (picture && apiUrl + picture);
  const side = PROFILE_LIMITS.pictureSide;
  return (
    <span className={joinClasses(styles['portrait'], styles[size])}>
      <span aria-hidden="true">{initial?.toLocaleUpperCase(locale) ?? <Icon name="person" />}</span>
      {address && <img src={address} alt="" width={side} height={side} />}
    </span>
  );
}
