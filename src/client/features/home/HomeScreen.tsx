import { useIntl, type MessageDescriptor } from 'react-intl';
import { getCityName, getPortalName, isSectionOn } from '../../../shared/settings';
import { useLocaleContext } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { ContentCard } from '../../parts/content/ContentCard';
import { PollFactsLine } from '../../parts/content/PollFactsLine';
import { CardGrid } from '../../ui/Card';
import { Fact } from '../../ui/Fact';
import { TimeText } from '../../ui/TimeText';
import { DialogList } from './DialogList';
import { EventList } from './EventList';
import { Hero } from './Hero';
import { getHomeListArgs } from './homeQueries';
import { type ReactNode } from 'react';
import { type ListItem } from '../../../shared/contract/content';
import { type Section } from '../../../shared/sections';
import { useContentList, type ListArg, type SectionFacts } from '../../api/contentEndpoints';
import { HomePart } from './HomePart';
import styles from './HomeScreen.module.css';
import { homeMessages } from './messages';
import { Numbers } from './Numbers';
import { Outcomes } from './Outcomes';

const byId = ({ id }: { readonly id: string }) => id;

/**
 * The square: what is open, what came of earlier votes, what is being talked about, where to go,
 * what is new.
 */
export function HomeScreen() {
  const { formatMessage } = useIntl();
  const { locale, settings } = useLocaleContext();
  const lists = getHomeListArgs(locale);
  const names = [getPortalName(settings, locale), getCityName(settings, locale)];
  const documentTitle = [...new Set(names)].join(' · ');
  return (
    <div className={styles['home']}>
      <title>{documentTitle}</title>
      <meta name="description" content={formatMessage(uiMessages.description)} />
      <Hero />
      <HomeSection
        title={homeMessages.polls}
        empty={homeMessages.noPolls}
        looks="cards"
        arg={lists.polls}
      >
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
      </HomeSection>
      <Numbers />
      {isSectionOn(settings, 'have-your-say') && <Outcomes />}
      <div className={styles['pair']}>
        <HomeSection
          title={homeMessages.dialogs}
          empty={homeMessages.noDialogs}
          looks="rows"
          arg={lists.dialogs}
        >
          {(dialogs) => <DialogList dialogs={dialogs} />}
        </HomeSection>
        <HomeSection
          title={homeMessages.events}
          empty={homeMessages.noEvents}
          looks="rows"
          arg={lists.events}
        >
          {(events) => <EventList events={events} />}
        </HomeSection>
      </div>
      <HomeSection
        title={homeMessages.posts}
        empty={homeMessages.noPosts}
        looks="cards"
        arg={lists.posts}
      >
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
      </HomeSection>
    </div>
  );
}

interface Props<S extends Section> {
  readonly title: MessageDescriptor;
  readonly empty: MessageDescriptor;
  readonly looks: 'cards' | 'rows';
  readonly arg: ListArg & { readonly section: S };
  readonly children: (items: readonly ListItem<SectionFacts[S]>[]) => ReactNode;
}

/**
 * The first of a section's list; none where the section is off. The URL is no filter: after a
 * sign-in it has a query of the provider.
 */
function HomeSection<S extends Section>(props: Props<S>) {
  const { settings } = useLocaleContext();
  return isSectionOn(settings, props.arg.section) ? <SectionPart {...props} /> : null;
}

function SectionPart<S extends Section>({ arg, ...part }: Props<S>) {
  return <HomePart {...part} all={`/${arg.section}`} answer={useContentList<S>(arg)} />;
}
