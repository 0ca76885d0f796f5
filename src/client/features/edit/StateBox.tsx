import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ContentSource, MissingPart } from '../../../shared/contract/editing';
import type { Section } from '../../../shared/sections';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { TimeText } from '../../ui/TimeText';
import styles from './edit.module.css';
import {
  editMessages,
  missingDetailMessages,
  missingMessages,
  visibilityMessages,
} from './messages';
import {
  readersMessage,
  stateMessages,
  statusTexts,
  statusTitles,
  whenMessage,
} from './state/messages';
import { Previews } from './state/Previews';
import { getStepOf, getStepPath } from './steps';
import own from './state/state.module.css';

interface Props {
  readonly source: ContentSource;
}

/** Not out yet, and nobody has set when it will be. */
const UNDECIDED: readonly ContentSource['status'][] = ['draft', 'in_review'];
/** States in which only people who write and publish read the content. */
const UNSEEN: readonly ContentSource['status'][] = [...UNDECIDED, 'scheduled'];

/** State of a content, its readers, and the acts that are possible. */
export function StateBox({ source }: Props) {
  const { status, mayPublish, missing } = source;
  const isUndecided = UNDECIDED.includes(status);
  return (
    <>
      <Notice
        tone={isUndecided ? 'neutral' : 'warn'}
        title={<FormattedMessage {...statusTitles[status]} />}
      >
        <p>
          <FormattedMessage {...statusTexts[status]} />
        </p>
        <Facts source={source} />
        <Links source={source} />
        {missing.length > 0 && isUndecided && <Missing source={source} />}
        {isUndecided && !mayPublish && (
          <p>
            <FormattedMessage {...editMessages.othersPublish} />
          </p>
        )}
      </Notice>
      {UNSEEN.includes(status) && <Previews source={source} />}
    </>
  );
}

function Facts({ source: { status, publishedAt, visibility, retraction, returnNote } }: Props) {
  return (
    <>
      {returnNote && (
        <div>
          <p>
            <FormattedMessage {...stateMessages.returned} />
          </p>
          <blockquote dir="auto" className={own['word']}>
            {returnNote}
          </blockquote>
        </div>
      )}
      {status === 'scheduled' && publishedAt && (
        <p>
          <FormattedMessage
            {...whenMessage}
            values={{
              when: (
                <strong key="when">
                  <TimeText value={publishedAt} format="dateTime" />
                </strong>
              ),
            }}
          />
        </p>
      )}
      {UNSEEN.includes(status) && (
        <p>
          <FormattedMessage
            {...readersMessage}
            values={{ who: <FormattedMessage key="who" {...visibilityMessages[visibility]} /> }}
          />
        </p>
      )}
      {retraction && (
        <p>
          <FormattedMessage {...stateMessages.retracted} />
        </p>
      )}
    </>
  );
}

function Links({ source: { section, slug } }: Props) {
  return (
    <p className={own['links']}>
      <Link to={`/${section}/${slug}`}>
        <FormattedMessage {...editMessages.preview} />
      </Link>
      <Link to={`/${section}/${slug}/history`}>
        <FormattedMessage {...stateMessages.history} />
      </Link>
    </p>
  );
}

const detailsOf = (section: Section): MessageDescriptor | null =>
  section in missingDetailMessages
    ? missingDetailMessages[section as keyof typeof missingDetailMessages]
    : null;

function Missing({ source: { section, slug, missing } }: Props) {
  const messageOf = (part: MissingPart) =>
    part === 'details' ? detailsOf(section) : missingMessages[part];
  return (
    <>
      <p>
        <FormattedMessage {...editMessages.missing} />
      </p>
      <ul className={styles['missing']}>
        {missing.map((part) => {
          const message = messageOf(part);
          return (
            message && (
              <li key={part}>
                <Link to={getStepPath(`/${section}/${slug}`, getStepOf(section, part))}>
                  <FormattedMessage {...message} />
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}
