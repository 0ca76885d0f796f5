import { FormattedMessage } from 'react-intl';
import type { Text } from '../../../shared/contract/text';
import { Icon } from '../../ui/Icon';
import { Markdown } from '../../ui/Markdown';
import styles from './Conclusions.module.css';
import { dialogMessages } from './messages';

/** The result of a dialogue that has ended: the first thing that visitors look for. */
export function Conclusions({ text }: { readonly text: Text }) {
  return (
    <section className={styles['conclusions']} aria-labelledby="conclusions">
      <h2 id="conclusions" className={styles['title']}>
        <Icon name="check" />
        <FormattedMessage {...dialogMessages.conclusions} />
      </h2>
      <Markdown text={text} headingLevel={3} />
    </section>
  );
}
