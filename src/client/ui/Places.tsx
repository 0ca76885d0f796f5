import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ContentSection } from '../../shared/sections';
import type { Text } from '../../shared/contract/text';
import { Link } from './Link';
import styles from './Places.module.css';
import { contentPath } from './search/contentPath';
import { sectionName } from './search/sectionName';
import { UserText } from './UserText';

interface Place {
  readonly section: ContentSection;
  readonly slug: string;
  readonly title: Text;
}

interface Props {
  readonly title: MessageDescriptor;
  readonly places: readonly Place[];
}

/** Contents of any section that belong to what the page is about; nothing where there are none. */
export function Places({ title, places }: Props) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        <FormattedMessage {...title} />
      </h2>
      <ul className={styles['places']}>
        {places.map((place) => (
          <li key={`${place.section}/${place.slug}`}>
            <small>
              <FormattedMessage {...sectionName(place.section)} />
            </small>
            <Link to={contentPath(place.section, place.slug)}>
              <UserText text={place.title} note />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
