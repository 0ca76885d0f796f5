import { FormattedMessage } from 'react-intl';
import { isAdditive } from '../../../../../counting/buckets';
import { FIXED_OPTION_COUNTS } from '../../../../../shared/ballots/methods';
import type { Question, QuestionType } from '../../../../../shared/ballots/paper';
import { useSavePollFileMutation } from '../../../../api/pollFiles';
import { useAppSelector } from '../../../../store/hooks';
import { selectEnvironment } from '../../../../state/configSlice';
import { Button } from '../../../../ui/Button';
import { UserText } from '../../../../ui/UserText';
import type { Poll } from '../../poll';
import { fileMessages, trustMessages } from './messages';
import styles from './Trust.module.css';

type FileName = keyof typeof fileMessages;

const OF_EVERY_POLL: readonly FileName[] = [
  'result.csv',
  'ballots.csv',
  'ballots.json',
  'recount.json',
];
/** Forms that other programs read, by the type of question that they can say. */
const OF_QUESTION: Partial<Record<QuestionType, FileName>> = {
  budget: 'ballots.pb',
  choice: 'ballots.pb',
  ranking: 'ballots.blt',
};

interface Entry {
  readonly file: FileName;
  /** Question that the file is about; null where it is about the whole poll. */
  readonly question: Question | null;
}

/** Decisions between fixed answers have no form of another program. */
const fileOf = ({ type, method }: Question): FileName | undefined =>
  FIXED_OPTION_COUNTS[method] === undefined ? OF_QUESTION[type] : undefined;

/**
 * Tells whether the answers are published as sums: of a secret poll no file can say the ballots of
 * such a question one by one.
 */
const isSummed = ({ secrecy }: Poll['details'], { method }: Question): boolean =>
  secrecy === 'secret' && isAdditive(method);

const entriesOf = (details: Poll['details']): Entry[] => [
  ...OF_EVERY_POLL.map((file) => ({ file, question: null })),
  ...details.questions.flatMap((question) => {
    const file = fileOf(question);
    return file && !isSummed(details, question) ? [{ file, question }] : [];
  }),
];

const hasSummed = (details: Poll['details']): boolean =>
  details.questions.some((question) => fileOf(question) && isSummed(details, question));

const nameOf = ({ file, question }: Entry): string =>
  question ? `${file}?question=${question.id}` : file;

function Download({ entry, poll }: { readonly entry: Entry; readonly poll: Poll }) {
  const { apiUrl } = useAppSelector(selectEnvironment);
  const [save, { isLoading }] = useSavePollFileMutation();
  const name = nameOf(entry);
  const label = <FormattedMessage {...fileMessages[entry.file]} />;
  if (poll.visibility === 'public') {
    return (
      <a href={`${apiUrl}/have-your-say/${poll.slug}/${name}`} download>
        {label}
      </a>
    );
  }
  return (
    <Button look="quiet" isPending={isLoading} onClick={() => void save({ slug: poll.slug, name })}>
      {label}
    </Button>
  );
}

/** Result and ballots as files, for whoever wants to look with programs of their own. */
export function Downloads({ poll }: { readonly poll: Poll }) {
  const { questions } = poll.details;
  return (
    <section className={styles['part']}>
      <h3>
        <FormattedMessage {...trustMessages.downloads} />
      </h3>
      <ul className={styles['files']}>
        {entriesOf(poll.details).map((entry) => (
          <li key={nameOf(entry)}>
            <Download entry={entry} poll={poll} />
            {entry.question && questions.length > 1 && (
              <span className={styles['about']}>
                <UserText text={entry.question.prompt} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {hasSummed(poll.details) && (
        <p className={styles['about']}>
          <FormattedMessage {...trustMessages.summedFiles} />
        </p>
      )}
    </section>
  );
}
