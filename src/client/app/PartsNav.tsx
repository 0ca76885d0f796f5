import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { Section } from '../../shared/sections';
import { Link } from '../ui/Link';
import tabs from '../ui/Tabs.module.css';
import styles from './PartsNav.module.css';

interface Props {
  readonly section: Section;
  /** Label of the links together. */
  readonly label: MessageDescriptor;
  /** Values of `?part=` in the address; the first part is shown without it. */
  readonly parts: Readonly<Record<string, MessageDescriptor>>;
  /** The one that is shown. */
  readonly part: string;
}

/**
 * The parts of the page that a content is changed on. What is typed in one is kept while another
 * one is shown.
 */
export function PartsNav({ section, label, parts, part }: Props) {
  const { formatMessage } = useIntl();
  const { slug = '' } = useParams();
  const page = `/${section}/${slug}/edit`;
  return (
    <nav aria-label={formatMessage(label)} className={styles['parts']}>
      <ul className={tabs['tabs']}>
        {Object.entries(parts).map(([name, words], index) => (
          <li key={name}>
            <Link
              to={index === 0 ? page : `${page}?part=${name}`}
              aria-current={name === part ? 'page' : undefined}
            >
              <FormattedMessage {...words} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
