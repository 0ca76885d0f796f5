import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { ListItem } from '../../../shared/contract/content';
import { FAQ_CATEGORIES, type FaqDetails } from '../../../shared/contract/faqs';
import { categoryMessages } from '../../intl/faqs/messages';
import { Accordion } from '../../ui/Accordion';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './Categories.module.css';
import { faqMessages } from './messages';
import { useNamedQuestion } from './useNamedQuestion';

type Question = ListItem<FaqDetails>;

interface Props {
  readonly questions: readonly Question[];
}

/** The questions by subject, and a way to each subject. */
export function Categories({ questions }: Props) {
  const { formatMessage } = useIntl();
  const groups = FAQ_CATEGORIES.map((category) => ({
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
            <Accordion entries={items.map(entryOf)} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Folded away is the short answer, with the way to the whole one. */
const entryOf = ({ slug, title, summary }: Question) => ({
  id: slug,
  title: (
    <span id={`${slug}-question`}>
      <UserText text={title} note />
    </span>
  ),
  content: (
    <div className={styles['answer']}>
      <p>
        <UserText text={summary} />
      </p>
      <Link to={`/faqs/${slug}`} aria-describedby={`${slug}-question`}>
        <FormattedMessage {...faqMessages.fullAnswer} />
      </Link>
    </div>
  ),
});
