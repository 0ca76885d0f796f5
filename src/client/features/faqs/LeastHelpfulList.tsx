import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useMayCreate } from '../../api/editingApi';
import { useAppSelector } from '../../store/hooks';
import { useLocale } from '../../intl/IntlRoot';
import { selectIsSignedIn } from '../../state/sessionSlice';
import folding from '../../ui/Fold.module.css';
import { Link } from '../../ui/Link';
import { Table, type Column } from '../../ui/Table';
import { UserText } from '../../ui/UserText';
import type { Question } from './findQuestions';
import { reportMessages } from './messages';

const MOST = 10;

/**
 * Calculates the share of readers without help; two more votes, one of each kind, keep a single one
 * from deciding.
 */
const needOf = ({ details: { helpfulYes, helpfulNo } }: Question): number =>
  (helpfulNo + 1) / (helpfulYes + helpfulNo + 2);

const COLUMNS: readonly Column<Question>[] = [
  {
    label: reportMessages.question,
    cell: ({ slug, title }) => (
      <Link to={`/faqs/${slug}`}>
        <UserText text={title} />
      </Link>
    ),
    isRowHeader: true,
  },
  {
    label: reportMessages.helped,
    cell: ({ details }) => <FormattedNumber value={details.helpfulYes} />,
    isNumber: true,
    sortBy: ({ details }) => details.helpfulYes,
  },
  {
    label: reportMessages.didNotHelp,
    cell: ({ details }) => <FormattedNumber value={details.helpfulNo} />,
    isNumber: true,
    sortBy: ({ details }) => details.helpfulNo,
  },
];

/** For those who write the answers: which need work most. */
export function LeastHelpfulList({ questions }: { readonly questions: readonly Question[] }) {
  const { formatMessage } = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const mayWrite = useMayCreate('faqs', useLocale(), isSignedIn);
  const rated = questions.filter(({ details }) => details.helpfulYes + details.helpfulNo > 0);
  if (!mayWrite || rated.length === 0) return null;
  return (
    <details className={folding['fold']}>
      <summary>
        <FormattedMessage {...reportMessages.title} />
      </summary>
      <Table
        caption={formatMessage(reportMessages.title)}
        columns={COLUMNS}
        rows={rated.toSorted((one, other) => needOf(other) - needOf(one)).slice(0, MOST)}
        keyOf={({ id }) => id}
        onPhone="scroll"
      />
    </details>
  );
}
