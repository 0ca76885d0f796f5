import { FormattedMessage } from 'react-intl';
import type { MapGroup } from '../../../../../shared/contract/opinions';
import { Badge } from '../../../../ui/Badge';
import { joinClasses } from '../../../../ui/joinClasses';
import { toShare, useNumberFormats } from '../figures';
import { getGroupColourClass, GroupName } from '../GroupName';
import { opinionMessages } from '../messages';
import { useOpinionsContext } from '../opinionsContext';
import { OpinionsSection } from '../OpinionsSection';
import styles from './Lists.module.css';
import { listMessages } from './messages';
import { StatementSentence } from './StatementSentence';

interface Props {
  readonly group: MapGroup;
}

/** Size of a group, and its share of the people with a place. */
export function GroupSize({ group: { people } }: Props) {
  const { opinions } = useOpinionsContext();
  const { share } = useNumberFormats();
  return (
    <FormattedMessage
      {...opinionMessages.groupShare}
      values={{
        people: <FormattedMessage {...opinionMessages.people} values={{ count: people }} />,
        share: share(toShare(people, opinions.grouped)),
      }}
    />
  );
}

/**
 * Statements that set a group apart from the others, in full or the statements and shares alone.
 */
export function GroupSayings({ group, isShort = false }: Props & { readonly isShort?: boolean }) {
  if (group.representative.length === 0) {
    return (
      <p>
        <FormattedMessage {...listMessages.standsForNothing} />
      </p>
    );
  }
  return (
    <ol className={styles['sayings']}>
      {group.representative.map((said) => (
        <StatementSentence key={said.number} said={said} side={said.side} isShort={isShort} />
      ))}
    </ol>
  );
}

/** Each group with what sets it apart. */
export function GroupCards() {
  const { opinions } = useOpinionsContext();
  return (
    <OpinionsSection title={listMessages.groups} intro={listMessages.groupsIntro}>
      <div className={styles['cards']}>
        {opinions.groups.map((group) => (
          <article
            key={group.name}
            className={joinClasses(styles['card'], getGroupColourClass(group.name))}
          >
            <header>
              <h4 className={styles['cardHead']}>
                <GroupName name={group.name} />
                {opinions.own?.group === group.name && (
                  <Badge tone="accent">
                    <FormattedMessage {...opinionMessages.yours} />
                  </Badge>
                )}
              </h4>
              <p className={styles['soft']}>
                <GroupSize group={group} />
              </p>
            </header>
            <GroupSayings group={group} />
          </article>
        ))}
      </div>
    </OpinionsSection>
  );
}
