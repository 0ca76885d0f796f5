import { FormattedMessage } from 'react-intl';
import type { FaqDetails } from '../../../shared/contract/faqs';
import { useContent } from '../../api/contentEndpoints';
import { categoryMessages } from '../../intl/faqs/messages';
import { DetailScreen } from '../../parts/content/DetailScreen';
import { Link } from '../../ui/Link';
import { Markdown } from '../../ui/Markdown';
import { CopyLink } from './CopyLink';
import { HelpfulVote } from './HelpfulVote';
import { faqMessages } from './messages';
import { StillNeedHelp } from './StillNeedHelp';

/** The whole answer to one question. */
export function FaqScreen() {
  return (
    <DetailScreen
      below={({ slug }) => <StillNeedHelp page={`/faqs/${slug}`} />}
      section="faqs"
      page={useContent('faqs')}
      facts={({ details }) => [
        [
          <FormattedMessage {...faqMessages.category} />,
          <Link to={`/faqs#about-${details.category}`}>
            <FormattedMessage {...categoryMessages[details.category]} />
          </Link>,
        ],
        [<FormattedMessage {...faqMessages.helpfulLabel} />, helpfulness(details)],
      ]}
    >
      {(question) => (
        <>
          <Markdown text={question.body} />
          <HelpfulVote question={question} />
          <CopyLink to={`/faqs/${question.slug}`} />
        </>
      )}
    </DetailScreen>
  );
}

/** Formats the votes on an answer. Null until a reader has said whether it helped. */
function helpfulness({ helpfulYes, helpfulNo }: FaqDetails) {
  const total = helpfulYes + helpfulNo;
  if (total === 0) return null;
  return <FormattedMessage {...faqMessages.helpful} values={{ yes: helpfulYes, total }} />;
}
