import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Link } from '../../ui/Link';
import tabs from '../../ui/Tabs.module.css';
import { pollEditMessages } from './messages';

const PARTS = ['texts', 'paper'] as const;
type Part = (typeof PARTS)[number];

interface Props {
  readonly part: Part;
  readonly section?: 'have-your-say' | 'quizzes';
  readonly words?: Readonly<Record<'parts' | Part, MessageDescriptor>>;
}

/** The two parts of the page that a poll or a quiz is changed on. What is typed in one is kept while the other is shown. */
export function PollEditNav({ part, section = 'have-your-say', words = pollEditMessages }: Props) {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const page = `/${section}/${slug}/edit`;
  return (
    <nav aria-label={formatMessage(words.parts)}>
      <ul className={tabs['tabs']}>
        {PARTS.map((name) => (
          <li key={name}>
            <Link
              to={name === 'paper' ? `${page}?part=paper` : page}
              aria-current={name === part ? 'page' : undefined}
            >
              <FormattedMessage {...words[name]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
