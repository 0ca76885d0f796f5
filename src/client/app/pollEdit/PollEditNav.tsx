import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Link } from '../../ui/Link';
import tabs from '../../ui/Tabs.module.css';
import { pollEditMessages } from './messages';

const PARTS = ['texts', 'paper'] as const;
type Part = (typeof PARTS)[number];

/** The two parts of the page that a poll is changed on. What is typed in one is kept while the other is shown. */
export function PollEditNav({ part }: { readonly part: Part }) {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const page = `/have-your-say/${slug}/edit`;
  return (
    <nav aria-label={formatMessage(pollEditMessages.parts)}>
      <ul className={tabs['tabs']}>
        {PARTS.map((name) => (
          <li key={name}>
            <Link
              to={name === 'paper' ? `${page}?part=paper` : page}
              aria-current={name === part ? 'page' : undefined}
            >
              <FormattedMessage {...pollEditMessages[name]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
