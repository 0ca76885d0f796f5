import type { ContentSummary } from '../../../shared/contract/content';
import { Link } from '../../ui/Link';
import { PersonName } from '../../ui/person/PersonName';
import { UserText } from '../../ui/UserText';

interface Props {
  readonly author: ContentSummary['author'];
  /** Where the name leads; null: nowhere. */
  readonly to: string | null;
}

/** Who wrote a post: a person, a group or the city. */
export function AuthorName({ author: { kind, name, personId }, to }: Props) {
  if (kind === 'person' && personId === null) return <PersonName id={null} name="" />;
  if (to === null) return <UserText text={name} />;
  return (
    <Link to={to}>
      <UserText text={name} />
    </Link>
  );
}
