import type { ContentSummary } from '../../../shared/contract/content';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import { PersonName } from './PersonName';

interface Props {
  readonly author: ContentSummary['author'];
  /** Path that the name links to; null: no link. */
  readonly to: string | null;
}

/** The author of a content: a person, a group or the city. */
export function AuthorName({ author: { kind, name, personId }, to }: Props) {
  if (kind === 'person' && personId === null) return <PersonName id={null} name="" />;
  if (to === null) return <UserText text={name} />;
  return (
    <Link to={to}>
      <UserText text={name} />
    </Link>
  );
}
