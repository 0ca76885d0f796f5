import { FormattedMessage } from 'react-intl';
import { lazyOpinions } from './lazyOpinions';
import { opinionMessages } from './messages';
import styles from './Opinions.module.css';
import type { OpinionsDialog } from './opinionsContext';
import { OpinionsGate } from './OpinionsGate';

/** Opinions in a dialogue: the map, its table and list, and the link to the report. */
export function OpinionsPart({ dialog }: { readonly dialog: OpinionsDialog }) {
  return (
    <section id="opinions" className={styles['part']} aria-labelledby="opinions-title">
      <h2 id="opinions-title">
        <FormattedMessage {...opinionMessages.title} />
      </h2>
      <OpinionsGate slug={dialog.slug}>
        {(opinions) => <lazyOpinions.Part dialog={dialog} opinions={opinions} />}
      </OpinionsGate>
    </section>
  );
}
