import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '../../ui/Icon';
import { HighlightedText } from './HighlightedText';
import { searchBoxMessages } from './messages';
import { getSectionName } from './sectionName';
import styles from './SearchBox.module.css';
import type { SearchOption } from './useSearchOptions';

interface Props {
  readonly id: string;
  readonly option: SearchOption;
  /** Heading of the group, above its first row. */
  readonly heading: MessageDescriptor | null;
  readonly isMarked: boolean;
  readonly onChoose: () => void;
}

/**
 * One row of the list. The focus stays in the field, which has the keys; a pointer chooses here.
 */
export function Row({ id, option, heading, isMarked, onChoose }: Props) {
  return (
    <>
      {heading && (
        <div role="presentation" className={styles['heading']}>
          <FormattedMessage {...heading} />
        </div>
      )}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has both */}
      <div
        id={id}
        role="option"
        aria-selected={isMarked}
        className={styles['row']}
        ref={(row) => (isMarked ? row?.scrollIntoView?.({ block: 'nearest' }) : undefined)}
        onClick={onChoose}
      >
        <RowText option={option} />
      </div>
    </>
  );
}

function RowText({ option: { group, words = '', name, title, section } }: Pick<Props, 'option'>) {
  if (group === 'recent')
    return (
      <>
        <Icon name="clock" />
        <bdi>{words}</bdi>
      </>
    );
  if (group === 'all')
    return (
      <>
        <Icon name="search" />
        <span>
          <FormattedMessage {...searchBoxMessages.all} values={{ words: <bdi>{words}</bdi> }} />
        </span>
      </>
    );
  return (
    <>
      <Icon name={title ? 'document' : 'arrow'} />
      <span className={styles['title']}>
        {title ? <HighlightedText text={title} /> : name && <FormattedMessage {...name} />}
      </span>
      {section && (
        <span className={styles['section']}>
          <FormattedMessage {...getSectionName(section)} />
        </span>
      )}
    </>
  );
}
