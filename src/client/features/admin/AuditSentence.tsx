import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { AuditEntry } from '../../../shared/contract/admin';
import { Link } from '../../ui/Link';
import { StaffRoleNames } from './groupNames';
import type { AuditChange, ContentAct } from './changes';
import { adminMessages, areaSentence, contentSentences, sentences } from './messages';
import { areaMessages, vocabularyTitles } from './settings/messages';

interface Props {
  readonly entry: AuditEntry;
  readonly change: AuditChange;
}

const isContentAct = (kind: AuditChange['kind']): kind is ContentAct => kind in contentSentences;

/** One change in words: who did what to whom, or to what. */
export function AuditSentence({ entry, change: { kind, role = '' } }: Props) {
  const { actor, person } = entry;
  if (isContentAct(kind)) {
    return (
      <FormattedMessage
        {...contentSentences[kind]}
        values={{
          actor: <Who named={actor} absent="noActor" />,
          content: <ContentLink entry={entry} />,
        }}
      />
    );
  }
  const area = kind === 'settingsChanged' && findAreaTitle(entry.after['area']);
  if (area) {
    return (
      <FormattedMessage
        {...areaSentence}
        values={{
          actor: <Who named={actor} absent="noActor" />,
          area: <FormattedMessage {...area} />,
        }}
      />
    );
  }
  return (
    <FormattedMessage
      {...sentences[kind]}
      values={{
        actor: <Who named={actor} absent="noActor" />,
        person: <Who named={person} absent="noPerson" />,
        role: <StaffRoleNames roles={[role]} />,
      }}
    />
  );
}

/** Finds the title of an area or list of the settings; this release need not know it. */
const findAreaTitle = (area: unknown): MessageDescriptor | undefined =>
  Object.entries({ ...areaMessages, ...vocabularyTitles }).find(([name]) => name === area)?.[1]
    .title;

interface WhoProps {
  readonly named: AuditEntry['actor'];
  /** Text for people without an account. */
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

function ContentLink({ entry: { after } }: Pick<Props, 'entry'>) {
  const [section, slug, title] = [after['section'], after['slug'], after['title']].map(String);
  return (
    <Link to={`/${section}/${slug}`}>
      <bdi>{title}</bdi>
    </Link>
  );
}
