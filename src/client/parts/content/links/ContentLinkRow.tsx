import { useId } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { getSectionName } from '../../search/sectionName';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { parseContentKey } from './contentKeys';
import styles from './places.module.css';

interface Props {
  /** `section/slug` */
  readonly place: string;
  readonly title: string;
  /** Label of the button. */
  readonly action: MessageDescriptor;
  readonly onPress: () => void;
}

/** A content by its title and section, and one thing to do with it. */
export function ContentLinkRow({ place, title, action, onPress }: Props) {
  const about = useId();
  const [found] = parseContentKey(place);
  return (
    <li className={styles['row']}>
      <span id={about} className={styles['place']}>
        <bdi>{title}</bdi>
        {found && (
          <small>
            <FormattedMessage {...getSectionName(found.section)} />
          </small>
        )}
      </span>
      <ToolButton label={action} about={about} onPress={onPress} />
    </li>
  );
}
