import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/Link';
import { personMessages } from './messages';

interface Props {
  /** Null for people who have left. */
  readonly id: string | null;
  readonly name: string;
}

/** A name that leads to the person’s page; people who have left have neither. */
export function PersonName({ id, name }: Props) {
  if (id === null) return <FormattedMessage {...personMessages.left} />;
  return (
    <Link to={`/user/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
