import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { ContentSection } from '../../../shared/sections';
import type { Text } from '../../../shared/contract/text';
import { Link } from '../../ui/Link';
import styles from './RelatedContents.module.css';
import { getContentPath } from '../search/contentPath';
import { getSectionName } from '../search/sectionName';
import { UserText } from '../../ui/UserText';

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
export function RelatedContents({ title, places }: Props) {
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
              <FormattedMessage {...getSectionName(place.section)} />
            </small>
            <Link to={getContentPath(place.section, place.slug)}>
              <UserText text={place.title} note />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
