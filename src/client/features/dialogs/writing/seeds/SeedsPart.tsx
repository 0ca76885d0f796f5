import { FormattedMessage } from 'react-intl';
import { Notice } from '../../../../ui/Notice';
import { Part } from '../../../../ui/Part';
import type { PartProps } from '../DialogWritingScreen';
import { seedMessages } from '../messages';
import styles from '../writing.module.css';
import { NewSeedsForm } from './NewSeedsForm';
import { SeedRow } from './SeedRow';

/** The statements that a dialog begins with: written line by line, translated one by one. */
export function SeedsPart({ slug, dialog }: PartProps) {
  const { settings, seeds, isOver } = dialog;
  if (settings.mode !== 'statements')
    return (
      <Notice>
        <p>
          <FormattedMessage {...seedMessages.otherMode} />
        </p>
      </Notice>
    );
  return (
    <>
      {!isOver && (
        <Part title={seedMessages.newTitle}>
          <NewSeedsForm slug={slug} dialog={dialog} />
        </Part>
      )}
      <Part title={seedMessages.listTitle}>
        {seeds.length === 0 && (
          <p>
            <FormattedMessage {...seedMessages.nothing} />
          </p>
        )}
        <ul className={styles['rows']}>
          {seeds.map((seed) => (
            <SeedRow key={seed.id} slug={slug} seed={seed} />
          ))}
        </ul>
      </Part>
    </>
  );
}
