import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TermList, Vocabulary } from '../../../../../shared/contract/vocabularies';
import { getLocaleInfo } from '../../../../../shared/locales';
import { OtherNames } from '../../../../parts/vocabulary/TermNames';
import { findNeighbour, getDepth, getWrittenName } from '../../../../parts/vocabulary/termList';
import { useLocale, useOfferedLocales } from '../../../../intl/IntlRoot';
import { Badge } from '../../../../ui/Badge';
import { Button } from '../../../../ui/Button';
import { ToolButton } from '../../../../ui/forms/ToolButton';
import { contentsCount, factMessages, listMessages, mergedInto, sameName } from './messages';
import { TermEditor } from './TermEditor';
import type { Done } from './VocabularyParts';
import styles from './vocabulary.module.css';

export type ListedTerm = TermList['terms'][number];

interface Props {
  readonly vocabulary: Vocabulary;
  readonly list: TermList;
  readonly term: ListedTerm;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly message: ReactNode;
  readonly onToggle: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onSaved: (done: Partial<Done>) => void;
}

/** One district or topic: its names, what there is to know, and its editor when it is open. */
export function TermRow(props: Props) {
  const { vocabulary, list, term, isOpen, isPending, message, onToggle, onMove, onSaved } = props;
  const id = useId();
  const locale = useLocale();
  const arrow = (by: -1 | 1) => (
    <ToolButton
      label={listMessages[by === 1 ? 'down' : 'up']}
      about={id}
      isDisabled={isPending || !findNeighbour(list.terms, term, by)}
      onPress={() => onMove(by)}
    />
  );
  return (
    <li className={styles['row']} data-depth={Math.min(getDepth(list.terms, term), 3)}>
      <div className={styles['head']}>
        <div className={styles['about']}>
          <h2 id={id} className={styles['name']}>
            <bdi>{getWrittenName(term, locale)}</bdi>
          </h2>
          <p className={styles['others']}>
            <OtherNames term={term} />
          </p>
          <Facts list={list} term={term} />
        </div>
        <div className={styles['tools']}>
          {arrow(-1)}
          {arrow(1)}
          <Button look="secondary" aria-expanded={isOpen} aria-describedby={id} onClick={onToggle}>
            <FormattedMessage {...listMessages[isOpen ? 'close' : 'edit']} />
          </Button>
        </div>
      </div>
      {message}
      {isOpen && <TermEditor vocabulary={vocabulary} list={list} term={term} onSaved={onSaved} />}
    </li>
  );
}

/** Facts about a term besides its names. */
function Facts({ list, term }: Pick<Props, 'list' | 'term'>) {
  const { formatList } = useIntl();
  const locale = useLocale();
  const unnamed = useOfferedLocales().filter((code) => !term.name[code]);
  const into = list.terms.find(({ key }) => key === term.mergedInto);
  return (
    <p className={styles['facts']}>
      <span>
        <FormattedMessage {...contentsCount} values={{ count: term.contents }} />
      </span>
      {term.hasShape && (
        <span>
          <FormattedMessage {...factMessages.hasShape} />
        </span>
      )}
      {unnamed.length > 0 && (
        <span>
          <FormattedMessage
            {...sameName}
            values={{ languages: formatList(unnamed.map((code) => getLocaleInfo(code).name)) }}
          />
        </span>
      )}
      {term.isRetired && !into && (
        <Badge>
          <FormattedMessage {...factMessages.retired} />
        </Badge>
      )}
      {into && (
        <Badge>
          <FormattedMessage
            {...mergedInto}
            values={{ name: <bdi>{getWrittenName(into, locale)}</bdi> }}
          />
        </Badge>
      )}
    </p>
  );
}
