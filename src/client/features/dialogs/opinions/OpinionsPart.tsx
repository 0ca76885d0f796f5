import { FormattedMessage } from 'react-intl';
import { shownOpinions } from './late';
import { opinionMessages } from './messages';
import styles from './Opinions.module.css';
import type { OpinionsDialog } from './opinionsContext';
import { WithOpinions } from './WithOpinions';

/** Opinions in a dialogue: the map, its table and list, and the link to the report. */
export function OpinionsPart({ dialog }: { readonly dialog: OpinionsDialog }) {
  return (
    <section id="opinions" className={styles['part']} aria-labelledby="opinions-title">
      <h2 id="opinions-title">
        <FormattedMessage {...opinionMessages.title} />
      </h2>
      <WithOpinions slug={dialog.slug}>
        {(opinions) => <shownOpinions.Part dialog={dialog} opinions={opinions} />}
      </WithOpinions>
    </section>
  );
}
