import { FormattedMessage, useIntl } from 'react-intl';
import type { Mentionable } from '../../../../shared/contract/comments';
import { mentionMessages } from './messages';
import styles from './MentionList.module.css';

type Person = Mentionable['items'][number];

interface Props {
  readonly id: string;
  readonly people: readonly Person[];
  /** The place of the marked one. */
  readonly marked: number;
  /** True while a person is being named. */
  readonly isSought: boolean;
  readonly onChoose: (person: Person) => void;
}

/**
 * The people whom the letters after an @ may mean. The focus stays in the text, which has the keys;
 * a pointer chooses here.
 */
export function MentionList({ id, people, marked, isSought, onChoose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p role="status" className="visually-hidden">
        {isSought && people.length > 0 && (
          <FormattedMessage {...mentionMessages.found} values={{ count: people.length }} />
        )}
      </p>
      {people.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={formatMessage(mentionMessages.people)}
          className={styles['people']}
        >
          {people.map((person, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text has both
            <div
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === marked}
              className={styles['person']}
              // A pointer on the list leaves the focus in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(person)}
            >
              <bdi>{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
