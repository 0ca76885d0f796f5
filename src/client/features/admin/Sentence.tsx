import { FormattedMessage } from 'react-intl';
import type { AuditEntry } from '../../../shared/contract/admin';
import { Link } from '../../ui/Link';
import { RoleNames } from '../../ui/person/RoleNames';
import type { AuditChange } from './changes';
import { adminMessages, sentences } from './messages';

interface Props {
  readonly entry: AuditEntry;
  readonly change: AuditChange;
}

/** One change in words: who did what to whom. */
export function Sentence({ entry: { actor, person }, change: { kind, role = '' } }: Props) {
  return (
    <FormattedMessage
      {...sentences[kind]}
      values={{
        actor: <Who named={actor} absent="noActor" />,
        person: <Who named={person} absent="noPerson" />,
        role: <RoleNames roles={[role]} />,
      }}
    />
  );
}

interface WhoProps {
  readonly named: AuditEntry['actor'];
  /** What is said of somebody without an account. */
  readonly absent: 'noActor' | 'noPerson';
}

function Who({ named, absent }: WhoProps) {
  if (!named) return <FormattedMessage {...adminMessages[absent]} />;
  return (
    <Link to={`/admin/people/${named.id}`}>
      <bdi>{named.name}</bdi>
    </Link>
  );
}
