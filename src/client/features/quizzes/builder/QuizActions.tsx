import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { QuizPaper } from '../../../../shared/contract/quizPapers';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { Accordion } from '../../../ui/Accordion';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import styles from '../../../parts/builder/builder.module.css';
import { ExtraTimeForm } from './ExtraTimeForm';
import { quizActionMessages } from './messages';
import { useCopyQuizMutation } from './quizBuilderApi';

interface Props {
  readonly slug: string;
  readonly paper: QuizPaper;
}

/** Actions on a quiz besides writing it. */
export const QuizActions = ({ slug, paper }: Props) => (
  <div className={styles['actions']}>
    <Accordion
      entries={[
        {
          id: 'action-time',
          title: <FormattedMessage {...quizActionMessages.timeTitle} />,
          content: <ExtraTimeForm slug={slug} />,
        },
        {
          id: 'action-copy',
          title: <FormattedMessage {...quizActionMessages.copyTitle} />,
          content: <CopyForm slug={slug} paper={paper} />,
        },
      ]}
    />
  </div>
);

/** Begins another quiz with the same texts and questions. */
function CopyForm({ slug, paper }: Props) {
  const navigate = useNavigate();
  const keyFor = useIdempotencyKeys();
  const [copy, { isLoading, isError }] = useCopyQuizMutation();
  const send = async () => {
    const idempotencyKey = keyFor({ slug, revision: paper.revision });
    const { data } = await copy({ slug, idempotencyKey });
    if (data) void navigate(`/quizzes/${data.slug}/edit`);
  };
  return (
    <div className={styles['stack']}>
      <p>
        <FormattedMessage {...quizActionMessages.copyText} />
      </p>
      {isError && !isLoading && (
        <Notice tone="bad" role="alert">
          <p>
            <FormattedMessage {...quizActionMessages.failed} />
          </p>
        </Notice>
      )}
      <p>
        <Button look="secondary" isPending={isLoading} onClick={() => void send()}>
          <FormattedMessage {...quizActionMessages.copy} />
        </Button>
      </p>
    </div>
  );
}
