import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/Button';
import { GoOn } from './GoOn';
import { setupMessages } from './messages';
import styles from './setup.module.css';
import type { StepProps } from './steps';

/** Districts and topics: the pages on which they are written, until a list can be pasted here. */
export function DistrictsStep({ onDone }: StepProps) {
  return (
    <>
      {/* The place of the field into which a list of districts is pasted. */}
      <p className={styles['ways']}>
        <ButtonLink look="secondary" to="/admin/settings/districts">
          <FormattedMessage {...setupMessages.toDistricts} />
        </ButtonLink>
        <ButtonLink look="secondary" to="/admin/settings/topics">
          <FormattedMessage {...setupMessages.toTopics} />
        </ButtonLink>
      </p>
      <GoOn onPress={onDone} />
    </>
  );
}
