import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ContentSource, MissingPart } from '../../../shared/contract/editing';
import type { Section } from '../../../shared/sections';
import { usePublishContentMutation } from '../../api/editingApi';
import { useKeys } from '../../api/useKeys';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import styles from './edit.module.css';
import { editProblem } from './editProblem';
import { editMessages, missingDetailMessages, missingMessages } from './messages';

interface Props {
  readonly source: ContentSource;
}

/** Who reads it now, and what lies between a draft and its readers. */
export function StateBox({ source }: Props) {
  const { section, slug, status, mayPublish, missing } = source;
  const isDraft = status === 'draft';
  return (
    <Notice
      tone={isDraft ? 'neutral' : 'warn'}
      title={
        <FormattedMessage {...(isDraft ? editMessages.draftTitle : editMessages.publishedTitle)} />
      }
    >
      <p>
        <FormattedMessage {...(isDraft ? editMessages.draftText : editMessages.publishedText)} />
      </p>
      <p>
        <Link to={`/${section}/${slug}`}>
          <FormattedMessage {...editMessages.preview} />
        </Link>
      </p>
      {missing.length > 0 && isDraft && <Missing section={section} parts={missing} />}
      {mayPublish && missing.length === 0 && <Publish source={source} />}
      {isDraft && !mayPublish && (
        <p>
          <FormattedMessage {...editMessages.othersPublish} />
        </p>
      )}
    </Notice>
  );
}

interface MissingProps {
  readonly section: Section;
  readonly parts: readonly MissingPart[];
}

const detailsOf = (section: Section): MessageDescriptor | null =>
  section in missingDetailMessages
    ? missingDetailMessages[section as keyof typeof missingDetailMessages]
    : null;

function Missing({ section, parts }: MissingProps) {
  const messages = parts.map((part) =>
    part === 'details' ? detailsOf(section) : missingMessages[part],
  );
  return (
    <>
      <p>
        <FormattedMessage {...editMessages.missing} />
      </p>
      <ul className={styles['missing']}>
        {messages.map(
          (message) =>
            message && (
              <li key={message.id}>
                <FormattedMessage {...message} />
              </li>
            ),
        )}
      </ul>
    </>
  );
}

function Publish({ source: { section, slug, revision, originalLocale } }: Props) {
  const navigate = useNavigate();
  const keyFor = useKeys();
  const [publish, { isLoading, error }] = usePublishContentMutation();
  const send = async () => {
    const place = { section, slug, revision };
    const { data } = await publish({ ...place, idempotencyKey: keyFor(place) });
    if (data) void navigate(`/${section}/${slug}`);
  };
  return (
    <>
      <p>
        <FormattedMessage {...editMessages.publishText} />
      </p>
      <Button isPending={isLoading} onClick={() => void send()}>
        <FormattedMessage {...editMessages.publish} />
      </Button>
      {error && <div role="alert">{editProblem(error, originalLocale).failure}</div>}
    </>
  );
}
