import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../shared/sections';
import folding from '../../ui/Fold.module.css';
import { lazyComponent } from '../../ui/lazyComponent';
import { Link } from '../../ui/Link';
import { helpMessages } from './messages';
import styles from './SectionHelp.module.css';

const { Part: HelpAnswers } = lazyComponent(() =>
  import(/* webpackChunkName: "help" */ './HelpAnswers').then((part) => part.HelpAnswers),
);

/**
 * The questions and answers that are meant for a section, folded away: code and answers come when
 * they are unfolded. Before any script has run the link to all of them stands there.
 */
export function SectionHelp({ section }: { readonly section: Section }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={folding['fold']}
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
