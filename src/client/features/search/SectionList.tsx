import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../shared/sections';
import { sectionMessages } from '../../intl/sharedMessages';
import { Link } from '../../ui/Link';
import styles from './SearchScreen.module.css';

interface Props {
  readonly sections: readonly Section[];
  /** Shown behind the name of each section. */
  readonly children?: (section: Section) => ReactNode;
}

/** Links to sections, in their order. */
export const SectionList = ({ sections, children }: Props) => (
  <ul className={styles['sections']}>
    {sections.map((section) => (
      <li key={section}>
        <Link to={`/${section}`}>
          <FormattedMessage {...sectionMessages[section]} />
        </Link>
        {children?.(section)}
      </li>
    ))}
  </ul>
);
