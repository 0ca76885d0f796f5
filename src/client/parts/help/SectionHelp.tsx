import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../shared/sections';
import folding from '../../ui/Fold.module.css';
import { joinClasses } from '../../ui/joinClasses';
import { lazyComponent } from '../../ui/lazyComponent';
import { Link } from '../../ui/Link';
import { helpMessages } from './messages';
import styles from './SectionHelp.module.css';

const { Part: HelpAnswers } = lazyComponent(() =>
  import(/* webpackChunkName: "help" */ './HelpAnswers').then((part) => part.HelpAnswers),
);

interface Props {
  readonly section: Section;
  /** On a narrow screen it stands on the line of the title above it. */
  readonly isInCorner?: boolean;
}

/**
 * The questions and answers that are meant for a section, folded away: code and answers come when
 * they are unfolded. Before any script has run the link to all of them stands there.
 */
export function SectionHelp({ section, isInCorner = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={joinClasses(folding['fold'], isInCorner && styles['corner'])}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage {...helpMessages.title} />
      </summary>
      <div className={styles['help']}>
        {isOpen && <HelpAnswers section={section} />}
        <Link to="/faqs" className={styles['all']}>
          <FormattedMessage {...helpMessages.all} />
        </Link>
      </div>
    </details>
  );
}
