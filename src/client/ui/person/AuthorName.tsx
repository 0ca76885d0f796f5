import type { ContentSummary } from '../../../shared/contract/content';
import { Link } from '../Link';
import { UserText } from '../UserText';
import { PersonName } from './PersonName';

interface Props {
  readonly author: ContentSummary['author'];
  /** Where the name leads; null: nowhere. */
  readonly to: string | null;
}

/** Who wrote something: a person, a group or the city. */
export function AuthorName({ author: { kind, name, personId }, to }: Props) {
  if (kind === 'person' && personId === null) return <PersonName id={null} name="" />;
  if (to === null) return <UserText text={name} />;
  return (
    <Link to={to}>
      <UserText text={name} />
    </Link>
  );
}
