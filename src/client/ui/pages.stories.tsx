import { FormattedMessage } from 'react-intl';
import { createLocalProblem } from '../api/problem';
import { phaseMessages, sectionMessages, uiMessages } from '../intl/sharedMessages';
import { useLocale } from '../intl/IntlRoot';
import { aListItem } from '../testing/sectionFactories';
import { createTextPicker, type Translations } from '../testing/sectionDetails';
import type { ComponentStory } from '../workbench/componentStory';
import { createLongTexts } from '../workbench/makeStories';
import { LONG_TEXT, SampleText, useSampleText } from '../workbench/sampleText';
import { AdminLink } from '../parts/content/AdminLink';
import { Badge } from './Badge';
import { Breadcrumbs } from './Breadcrumbs';
import { ContentCard } from '../parts/content/ContentCard';
import { ErrorNotice } from './ErrorNotice';
import { FilterBar } from '../parts/content/FilterBar';
import { Markdown } from './Markdown';
import { PageHeader } from './PageHeader';
import { PhaseTabs } from './PhaseTabs';
import { PollFactsLine } from '../parts/content/PollFactsLine';
import { ShowMore } from './ShowMore';
import { SignInButton } from './SignInButton';
import { StatusPage } from '../parts/content/StatusPage';
import { TimeLeft } from '../parts/content/TimeLeft';
import { TimeText } from './TimeText';
import { TopicTags } from './TopicTags';
import { UserText } from './UserText';

const NOON = '2026-05-04T09:00:00Z';
const TITLE: Translations = ['A bridge for feet', 'جسر للمشاة', 'Yayalar için köprü'];
const BODY: Translations = [
  '## Why\n\nBecause *many* asked, see [the list](/events).\n\n- safe\n- short\n\n> Build it!\n\n| Year | Cost |\n|---|---|\n| 2026 | 4 |',
  '## لماذا\n\nلأن *كثيرين* طلبوا ذلك، انظر [القائمة](/events).\n\n- آمن\n- قصير\n\n> ابنوه!\n\n| السنة | الكلفة |\n|---|---|\n| 2026 | 4 |',
  '## Neden\n\nÇünkü *çok kişi* istedi, [listeye](/events) bakın.\n\n- güvenli\n- kısa\n\n> Yapın!\n\n| Yıl | Bedel |\n|---|---|\n| 2026 | 4 |',
];

const useText = (words: Translations) => createTextPicker(useLocale())(...words);

function Header({ words, isFull }: { readonly words: Translations; readonly isFull: boolean }) {
  const title = useSampleText()(...words);
  if (!isFull) return <PageHeader title={title} />;
  const trail = [{ to: '/events', label: <FormattedMessage {...sectionMessages.events} /> }];
  return (
    <PageHeader
      title={title}
      intro={<SampleText words={LONG_TEXT} />}
      breadcrumbs={<Breadcrumbs trail={trail} />}
      badges={<Badge>{title}</Badge>}
    />
  );
}

interface PollProps {
  readonly isLong?: boolean;
  readonly isCancelled?: boolean;
}

function Poll({ isLong = false, isCancelled = false }: PollProps) {
  const locale = useLocale();
  const poll = aListItem('have-your-say', locale);
  const cancellation = isCancelled ? createTextPicker(locale)(...TITLE) : null;
  const item = {
    ...poll,
    ...(isLong && createLongTexts(locale)),
    details: { ...poll.details, cancellation },
  };
  return <ContentCard item={item} facts={<PollFactsLine item={item} votes={1_240} />} />;
}

const LONG_AGO = '2026-04-20T09:00:00Z';
const dates = (phase: 'upcoming' | 'open' | 'closed') => ({
  phase,
  opensAt: NOON,
  closesAt: phase === 'closed' ? LONG_AGO : NOON,
});

/** Stories of components that make up the pages of contents. */
export const PAGE_STORIES: readonly ComponentStory[] = [
  {
    component: 'PageHeader',
    state: 'usual',
    render: () => <Header words={TITLE} isFull={false} />,
  },
  { component: 'PageHeader', state: 'full', render: () => <Header words={TITLE} isFull /> },
  {
    component: 'PageHeader',
    state: 'longTexts',
    render: () => <Header words={LONG_TEXT} isFull />,
  },
  { component: 'ContentCard', state: 'usual', render: () => <Poll /> },
  { component: 'ContentCard', state: 'cancelled', render: () => <Poll isCancelled /> },
  { component: 'ContentCard', state: 'longTexts', render: () => <Poll isLong /> },
  { component: 'PollFactsLine', state: 'usual', render: () => <Poll /> },
  { component: 'ErrorNotice', state: 'usual', render: () => <ErrorNotice onRetry={() => null} /> },
  {
    component: 'ErrorNotice',
    state: 'reference',
    render: () => (
      <ErrorNotice
        onRetry={() => null}
        error={{ ...createLocalProblem('unexpected'), reference: '3f9a2c11' }}
      />
    ),
  },
  {
    component: 'FilterBar',
    state: 'usual',
    render: () => <FilterBar section="blogs" filters={['q', 'topic', 'area']} first={['q']} />,
  },
  {
    component: 'FilterBar',
    state: 'kinds',
    render: () => (
      <FilterBar section="events" filters={['q', 'kind']} kinds={['online', 'hybrid']} />
    ),
  },
  {
    component: 'PhaseTabs',
    state: 'usual',
    render: () => (
      <PhaseTabs
        section="events"
        label={uiMessages.phases}
        tabs={[
          { phase: 'open', label: phaseMessages.open, count: 15 },
          { phase: 'all', label: uiMessages.anyPhase, count: undefined },
        ]}
        shown="open"
      />
    ),
  },
  { component: 'Markdown', state: 'usual', render: () => <Written words={BODY} /> },
  { component: 'Markdown', state: 'longTexts', render: () => <Written words={LONG_TEXT} /> },
  {
    component: 'ShowMore',
    state: 'usual',
    render: () => <ShowMore path="/events" cursor="next" isPending={false} onMore={() => null} />,
  },
  {
    component: 'ShowMore',
    state: 'pending',
    render: () => <ShowMore path="/events" cursor="next" isPending onMore={() => null} />,
  },
  { component: 'SignInButton', state: 'usual', render: () => <SignInButton /> },
  { component: 'SignInButton', state: 'inWindow', render: () => <SignInButton inWindow /> },
  { component: 'AdminLink', state: 'resident', render: () => <Hidden /> },
  { component: 'StatusPage', state: 'forbidden', render: () => <StatusPage kind="forbidden" /> },
  {
    component: 'StatusPage',
    state: 'unauthorized',
    render: () => <StatusPage kind="unauthorized" />,
  },
  { component: 'TimeLeft', state: 'upcoming', render: () => <TimeLeft item={dates('upcoming')} /> },
  { component: 'TimeLeft', state: 'open', render: () => <TimeLeft item={dates('open')} /> },
  { component: 'TimeLeft', state: 'closed', render: () => <TimeLeft item={dates('closed')} /> },
  { component: 'TimeText', state: 'date', render: () => <TimeText value={NOON} /> },
  {
    component: 'TimeText',
    state: 'dateTime',
    render: () => <TimeText value={NOON} format="dateTime" />,
  },
  {
    component: 'TopicTags',
    state: 'usual',
    render: () => <TopicTags section="blogs" topics={['mobility', 'culture', 'harbour']} />,
  },
  {
    component: 'UserText',
    state: 'usual',
    render: () => <UserText text={{ text: 'Köprü', lang: 'tr' }} />,
  },
  {
    component: 'UserText',
    state: 'otherLanguage',
    render: () => <UserText text={{ text: 'جسر للمشاة (Metro 2)', lang: 'ar' }} note />,
  },
];

const Written = ({ words }: { readonly words: Translations }) => <Markdown text={useText(words)} />;

/** A word in place of the link that only staff sees. */
function Hidden() {
  return (
    <>
      <SampleText
        words={['Only staff see it.', 'لا يراه إلا الموظفون.', 'Yalnızca görevliler görür.']}
      />
      <AdminLink />
    </>
  );
}
