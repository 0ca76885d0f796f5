import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { FAQ_CATEGORIES } from '../../../shared/contract/faqs';
import type { Text } from '../../../shared/contract/text';
import { toSearchWords } from '../../../shared/marks';
import { categoryMessages } from '../../intl/faqs/messages';
import { Accordion } from '../../ui/Accordion';
import { Link } from '../../ui/Link';
import { HighlightedText } from '../../parts/search/HighlightedText';
import { UserText } from '../../ui/UserText';
import styles from './Categories.module.css';
import { CopyLink } from './CopyLink';
import { markMatches, type Question } from './findQuestions';
import { HelpfulVote } from './HelpfulVote';
import { faqMessages } from './messages';

interface Props {
  readonly questions: readonly Question[];
  /** Words that were searched for: marked in the texts. */
  readonly q?: string;
}

/** The questions by subject, and a way to each subject. */
export function Categories({ questions, q = '' }: Props) {
  const { formatMessage } = useIntl();
  const words = toSearchWords(q);
  const groups = FAQ_CATEGORIES.map((category) => ({
    category,
    anchor: `about-${category}`,
    items: questions.filter(({ details }) => details.category === category),
  })).filter(({ items }) => items.length > 0);

  return (
    <div className={styles['page']}>
      <nav className={styles['nav']} aria-label={formatMessage(faqMessages.categories)}>
        <ul className={styles['categories']}>
          {groups.map(({ category, anchor, items }) => (
            <li key={category}>
              <a href={`#${anchor}`}>
                <FormattedMessage {...categoryMessages[category]} />
                <span className={styles['count']}>
                  <FormattedNumber value={items.length} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['groups']}>
        {groups.map(({ category, anchor, items }) => (
          <section key={category} aria-labelledby={anchor}>
            <h2 id={anchor} className={styles['title']}>
              <FormattedMessage {...categoryMessages[category]} />
            </h2>
            <Accordion entries={items.map((item) => entryOf(item, words))} />
          </section>
        ))}
      </div>
    </div>
  );
}

interface FoundProps {
  readonly text: Text;
  readonly words: readonly string[];
  /** Says that a translation is missing. */
  readonly note?: boolean;
}

/** A text as it is, or with the words that were searched for. */
function Found({ text, words, note = false }: FoundProps) {
  if (words.length === 0) return <UserText text={text} note={note} />;
  return <HighlightedText text={markMatches(text, words)} />;
}

/** Folded away is the short answer, with the way to the whole one. */
const entryOf = (question: Question, words: readonly string[]) => {
  const { slug, title, summary } = question;
  const name = `${slug}-question`;
  return {
    id: slug,
    title: (
      <span id={name}>
        <Found text={title} words={words} note />
      </span>
    ),
    content: (
      <div className={styles['answer']}>
        <p>
          <Found text={summary} words={words} />
        </p>
        <Link to={`/faqs/${slug}`} aria-describedby={name}>
          <FormattedMessage {...faqMessages.fullAnswer} />
        </Link>
        <CopyLink to={`/faqs#${slug}`} describedBy={name} />
        <HelpfulVote question={question} />
      </div>
    ),
  };
};
