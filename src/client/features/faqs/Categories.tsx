import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ListItem } from '../../../shared/contract/content';
import type { FaqCategory, FaqDetails } from '../../../shared/contract/faqs';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './Categories.module.css';
import { categoryMessages, faqMessages } from './messages';
import { useNamedQuestion } from './useNamedQuestion';

type Question = ListItem<FaqDetails>;

const CATEGORIES = Object.keys(categoryMessages) as readonly FaqCategory[];

interface Props {
  readonly questions: readonly Question[];
}

/** The questions by subject, and a way to each subject. */
export function Categories({ questions }: Props) {
  const { formatMessage } = useIntl();
  const groups = CATEGORIES.map((category) => ({
    category,
    anchor: `about-${category}`,
    items: questions.filter(({ details }) => details.category === category),
  })).filter(({ items }) => items.length > 0);

  return (
    <div className={styles['page']} ref={useNamedQuestion()}>
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
            <div className={styles['questions']}>
              {items.map((question) => (
                <ShortAnswer key={question.id} question={question} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The id is on the part that folds: browsers unfold it by themselves when the address names it. */
function ShortAnswer({ question }: { readonly question: Question }) {
  const { slug, title, summary } = question;
  return (
    <details className={styles['question']} suppressHydrationWarning>
      <summary>
        <h3 id={`${slug}-question`}>
          <UserText text={title} note />
        </h3>
      </summary>
      <div id={slug} className={styles['answer']}>
        <p>
          <UserText text={summary} />
        </p>
        <Link to={`/faqs/${slug}`} aria-describedby={`${slug}-question`}>
          <FormattedMessage {...faqMessages.fullAnswer} />
        </Link>
      </div>
    </details>
  );
}
