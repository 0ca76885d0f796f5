import { PROFILE_LIMITS } from '../../../shared/contract/profile';
import { useAppSelector } from '../../app/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { selectEnvironment } from '../../state/configSlice';
import { classes } from '../classes';
import styles from './Portrait.module.css';

interface Props {
  readonly name: string;
  /** Path of the picture below the API base. */
  readonly picture: string | null;
  /** Address of a picture that was not sent yet; it is shown instead. */
  readonly preview?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A person’s picture over the first letter of the name, which stays where there is none. The name itself stands beside it. */
export function Portrait({ name, picture, preview, size = 'medium' }: Props) {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const locale = useLocale();
  const [initial = ''] = name.trim();
  const address = preview ?? (picture && apiUrl + picture);
  const side = PROFILE_LIMITS.pictureSide;
  return (
    <span className={classes(styles['portrait'], styles[size])}>
      <span aria-hidden="true">{initial.toLocaleUpperCase(locale)}</span>
      {address && <img src={address} alt="" width={side} height={side} />}
    </span>
  );
}
