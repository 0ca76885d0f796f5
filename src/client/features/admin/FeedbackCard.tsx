import { FormattedMessage, useIntl } from 'react-intl';
import type { FeedbackItem } from '../../../shared/contract/feedback';
import { splitLocale } from '../../../shared/routes';
import { languageMessages } from '../../intl/contents/messages';
import type { NewContentState } from '../../navigation/newContentState';
import { Badge, type Tone } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { Facts } from '../../ui/Fact';
import { Link } from '../../ui/Link';
import { TimeText } from '../../ui/TimeText';
import { FeedbackAnswer } from './FeedbackAnswer';
import { FeedbackState } from './FeedbackState';
import styles from './Feedback.module.css';
import { inboxMessages, subjectMessages } from './messages';
import { Quotation } from './Quotation';

const TONES = {
  accessibility: 'warn',
  error: 'bad',
  idea: 'accent',
  question: 'accent',
  missing: 'warn',
} as const satisfies Record<FeedbackItem['kind'], Tone>;

/**
 * One message: what was written and about which page, what was answered, and what can be done with
 * it.
 */
export function FeedbackCard({ item }: { readonly item: FeedbackItem }) {
  const { ref, kind, at, text, locale, answer } = item;
  return (
    <li className={styles['message']} data-row tabIndex={-1}>
      <h2 className={styles['heading']}>
        <bdi dir="ltr">{ref}</bdi>
        <Badge tone={TONES[kind]}>
          <FormattedMessage {...subjectMessages[kind]} />
        </Badge>
      </h2>
      <p className={styles['soft']}>
        <TimeText value={at} format="dateTime" />
      </p>
      <div lang={locale} className={styles['words']}>
        <Quotation text={text} />
      </div>
      <About item={item} />
      {answer && <Answered answer={answer} />}
      {kind === 'question' && <MakeFaq item={item} />}
      {item.canAnswer && <FeedbackAnswer item={item} />}
      <FeedbackState item={item} />
    </li>
  );
}

function About({
  item: { page, reference, sought, from, email, locale },
}: {
  readonly item: FeedbackItem;
}) {
  const { formatMessage } = useIntl();
  const name = (message: (typeof inboxMessages)[keyof typeof inboxMessages]) =>
    formatMessage(message);
  return (
    <Facts
      rows={[
        [
          name(inboxMessages.page),
          <Link to={splitLocale(page).rest}>
            <bdi dir="ltr">{page}</bdi>
          </Link>,
        ],
        [name(inboxMessages.reference), reference && <bdi dir="ltr">{reference}</bdi>],
        [name(inboxMessages.sought), sought && <bdi>{sought}</bdi>],
        [
          name(inboxMessages.from),
          from && (
            <Link to={`/admin/people/${from.id}`}>
              <bdi>{from.name}</bdi>
            </Link>
          ),
        ],
        [name(inboxMessages.email), email && <bdi dir="ltr">{email}</bdi>],
        [name(inboxMessages.language), formatMessage(languageMessages[locale])],
      ]}
    />
  );
}

/** Staff who may not write questions are told so there. */
function MakeFaq({ item: { text, answer, locale } }: { readonly item: FeedbackItem }) {
  const begun: NewContentState = { locale, title: text, ...(answer && { body: answer.text }) };
  return (
    <p>
      <ButtonLink look="secondary" to="/faqs/create" state={{ begun }}>
        <FormattedMessage {...inboxMessages.makeFaq} />
      </ButtonLink>
    </p>
  );
}

function Answered({
  answer: { text, at },
}: {
  readonly answer: NonNullable<FeedbackItem['answer']>;
}) {
  return (
    <div className={styles['answered']}>
      <p className={styles['soft']}>
        <FormattedMessage {...inboxMessages.answeredAt} /> <TimeText value={at} format="dateTime" />
      </p>
      <Quotation text={text} />
    </div>
  );
}
