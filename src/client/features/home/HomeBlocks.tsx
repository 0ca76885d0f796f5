import { type ReactNode } from 'react';
import { type MessageDescriptor } from 'react-intl';
import { type ListItem } from '../../../shared/contract/content';
import { type HomeBlock, type HomeWords } from '../../../shared/contract/settings';
import { type Section } from '../../../shared/sections';
import { getPortalName, listHomeBlocks } from '../../../shared/settings';
import { useContentList, type ListArg, type SectionFacts } from '../../api/contentEndpoints';
import { useLocale, useLocaleContext } from '../../intl/IntlRoot';
import { ContentCard } from '../../parts/content/ContentCard';
import { PollFactsLine } from '../../parts/content/PollFactsLine';
import { CardGrid } from '../../ui/Card';
import { Fact } from '../../ui/Fact';
import { TimeText } from '../../ui/TimeText';
import { DialogList } from './DialogList';
import { EventList } from './EventList';
import { Hero } from './Hero';
import { getHomeListArgs } from './homeQueries';
import { HomePart } from './HomePart';
import styles from './HomeScreen.module.css';
import { useHomeParts } from './lazyHomeParts';
import { homeMessages } from './messages';
import { Numbers } from './Numbers';
import { Outcomes } from './Outcomes';

const byId = ({ id }: { readonly id: string }) => id;

interface BlocksProps {
  /** Texts of the parts that are written in the settings; not known yet, or none. */
  readonly words: HomeWords | undefined;
}

/** Parts of the home page, those that are on, in the order of the settings. */
export function HomeBlocks({ words }: BlocksProps) {
  const { locale, settings } = useLocaleContext();
  const blocks = listHomeBlocks(settings);
  const lazyParts = useHomeParts();
  const show = (block: HomeBlock) => {
    const Part = PARTS[block];
    return <Part key={block} block={block} words={words} />;
  };
  return (
    <div className={styles['home']}>
      {blocks.includes('notice') && show('notice')}
      {!blocks.includes('hero') && (
        <h1 tabIndex={-1} className="visually-hidden">
          {getPortalName(settings, locale)}
        </h1>
      )}
      {groupRows(blocks.filter((block) => block !== 'notice')).map((group) =>
        group.length > 1 ? (
          <div key={group.join()} className={styles['pair']}>
            {group.map(show)}
          </div>
        ) : (
          group.map(show)
        ),
      )}
      {lazyParts && <lazyParts.Beginning blocks={blocks} />}
    </div>
  );
}

/** Lists of rows that follow each other stand side by side where there is room. */
const ROWS: readonly HomeBlock[] = ['dialogs', 'events'];

function groupRows(blocks: readonly HomeBlock[]): readonly (readonly HomeBlock[])[] {
  const groups: HomeBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && ROWS.includes(block) && ROWS.includes(last.at(-1)!)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const PARTS: Readonly<Record<HomeBlock, (props: PartProps) => ReactNode>> = {
  notice: Words,
  hero: Hero,
  polls: Polls,
  numbers: Numbers,
  outcomes: Outcomes,
  dialogs: Dialogs,
  events: Events,
  posts: Posts,
  text: Words,
  links: Words,
};

interface PartProps extends BlocksProps {
  readonly block: HomeBlock;
}

function Words({ block, words }: PartProps) {
  const lazyParts = useHomeParts();
  return words && lazyParts && <lazyParts.Words block={block} words={words} />;
}

function Polls() {
  const { polls: arg } = getHomeListArgs(useLocale());
  return (
    <HomeList title={homeMessages.polls} looks="cards" arg={arg}>
      {(polls) => (
        <CardGrid items={polls} keyOf={byId}>
          {(poll) => (
            <ContentCard
              item={poll}
              facts={
                <PollFactsLine
                  item={poll}
                  votes={poll.details.cancellation ? null : poll.details.ballots}
                />
              }
            />
          )}
        </CardGrid>
      )}
    </HomeList>
  );
}

function Dialogs() {
  const { dialogs: arg } = getHomeListArgs(useLocale());
  return (
    <HomeList title={homeMessages.dialogs} looks="rows" arg={arg}>
      {(dialogs) => <DialogList dialogs={dialogs} />}
    </HomeList>
  );
}

function Events() {
  const { events: arg } = getHomeListArgs(useLocale());
  return (
    <HomeList title={homeMessages.events} looks="rows" arg={arg}>
      {(events) => <EventList events={events} />}
    </HomeList>
  );
}

function Posts() {
  const { posts: arg } = getHomeListArgs(useLocale());
  return (
    <HomeList title={homeMessages.posts} looks="cards" arg={arg}>
      {(posts) => (
        <CardGrid items={posts} keyOf={byId}>
          {(post) => (
            <ContentCard
              item={post}
              facts={
                post.publishedAt && (
                  <Fact icon="calendar">
                    <TimeText value={post.publishedAt} />
                  </Fact>
                )
              }
            />
          )}
        </CardGrid>
      )}
    </HomeList>
  );
}

interface ListProps<S extends Section> {
  readonly title: MessageDescriptor;
  readonly looks: 'cards' | 'rows';
  readonly arg: ListArg & { readonly section: S };
  readonly children: (items: readonly ListItem<SectionFacts[S]>[]) => ReactNode;
}

/**
 * The first of a section's list. The URL is no filter: after a sign-in it has a query of the
 * provider.
 */
function HomeList<S extends Section>({ arg, ...part }: ListProps<S>) {
  return <HomePart {...part} all={`/${arg.section}`} answer={useContentList<S>(arg)} />;
}
