import type { Translations } from '../testing/sectionDetails';
import type { ComponentStory } from '../workbench/componentStory';
import { LONG_TEXT, SampleText, useSampleText } from '../workbench/sampleText';
import { CONTENT_SECTIONS } from '../../shared/sections';
import { sessionMessages } from '../intl/failures/messages';
import { titleMessages } from '../intl/sharedMessages';
import { Accordion } from './Accordion';
import { Badge, PhaseBadge } from './Badge';
import { AnchorButton, Button, ButtonLink, type ButtonLook } from './Button';
import { Card, CardGrid } from './Card';
import { Cover } from '../parts/content/Cover';
import type { CoverSubject } from '../parts/content/pictograms';
import { Fact, Facts } from './Fact';
import { Icon, ICON_NAMES } from './Icon';
import { Link } from './Link';
import { Meter } from './Meter';
import { Notice } from './Notice';
import { FoldedPart, Part } from './Part';
import {
  CardsSkeleton,
  DetailSkeleton,
  PageSkeleton,
  PartsSkeleton,
  RowsSkeleton,
  Skeleton,
} from './Skeleton';
import { SessionNotice } from './SessionNotice';

const SAVE: Translations = ['Save', 'حفظ', 'Kaydet'];
const TEXT: Translations = [
  'The council decided on 4 May.',
  'قرر المجلس في 4 مايو.',
  'Meclis 4 Mayıs’ta karar verdi.',
];
const LOOKS: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];
const COVERED: readonly CoverSubject[] = [
  ...[
    'accessibility',
    'budget',
    'culture',
    'democracy',
    'digital',
    'economy',
    'education',
    'environment',
    'health',
    'housing',
    'mobility',
    'public-space',
    'youth',
  ].map((topic) => ({ section: 'faqs' as const, topics: [topic] })),
  ...CONTENT_SECTIONS.map((section) => ({ section, topics: [] })),
];
const TONES = ['neutral', 'accent', 'good', 'warn', 'bad'] as const;

const save = <SampleText words={SAVE} />;
const text = <SampleText words={TEXT} />;
const long = <SampleText words={LONG_TEXT} />;

function Places({ taken }: { readonly taken: number }) {
  const say = useSampleText();
  return (
    <Meter
      label={say('Places taken', 'الأماكن المحجوزة', 'Dolan yerler')}
      value={taken}
      max={30}
      text={`${taken} / 30`}
    />
  );
}

const questions = (words: Translations) =>
  ['one', 'two', 'three'].map((id) => ({ id, title: <SampleText words={words} />, content: text }));

/** Stories of components that stand on a page and have no data of their own. */
export const DISPLAY_STORIES: readonly ComponentStory[] = [
  ...LOOKS.map((look) => ({
    component: 'Button',
    state: look,
    render: () => <Button look={look}>{save}</Button>,
  })),
  { component: 'Button', state: 'pending', render: () => <Button isPending>{save}</Button> },
  { component: 'Button', state: 'disabled', render: () => <Button disabled>{save}</Button> },
  { component: 'Button', state: 'longTexts', render: () => <Button>{long}</Button> },
  {
    component: 'Button',
    state: 'link',
    render: () => <ButtonLink to="/events">{save}</ButtonLink>,
  },
  {
    component: 'Button',
    state: 'withinPage',
    render: () => <AnchorButton href="#story">{save}</AnchorButton>,
  },
  { component: 'Link', state: 'usual', render: () => <Link to="/events">{text}</Link> },
  { component: 'Link', state: 'longTexts', render: () => <Link to="/events">{long}</Link> },
  {
    component: 'Icon',
    state: 'all',
    render: () => (
      <>
        <SampleText words={['All of them:', 'كلها:', 'Hepsi:']} />
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </>
    ),
  },
  ...TONES.map((tone) => ({
    component: 'Badge',
    state: tone,
    render: () => <Badge tone={tone}>{save}</Badge>,
  })),
  { component: 'Badge', state: 'phase', render: () => <PhaseBadge phase="open" /> },
  ...TONES.map((tone) => ({
    component: 'Notice',
    state: tone,
    render: () => (
      <Notice tone={tone} title={save}>
        <p>{text}</p>
      </Notice>
    ),
  })),
  { component: 'Notice', state: 'longTexts', render: () => <Notice title={long}>{long}</Notice> },
  {
    component: 'SessionNotice',
    state: 'usual',
    render: () => (
      <SessionNotice tone="warn" icon="info" title={sessionMessages.failedTitle} text={text} />
    ),
  },
  {
    component: 'SessionNotice',
    state: 'waiting',
    render: () => (
      <SessionNotice
        tone="accent"
        icon="clock"
        title={sessionMessages.offlineTitle}
        text={long}
        isDismissible={false}
      >
        <Button look="secondary">{save}</Button>
      </SessionNotice>
    ),
  },
  { component: 'Card', state: 'usual', render: () => <Card>{text}</Card> },
  {
    component: 'Card',
    state: 'grid',
    render: () => (
      <CardGrid items={[1, 2, 3, 4]} keyOf={String}>
        {(number) => <Card>{number === 2 ? long : text}</Card>}
      </CardGrid>
    ),
  },
  {
    component: 'Part',
    state: 'usual',
    render: () => <Part title={titleMessages.settings}>{text}</Part>,
  },
  {
    component: 'Part',
    state: 'folded',
    render: () => <FoldedPart title={titleMessages.settings}>{text}</FoldedPart>,
  },
  {
    component: 'Cover',
    state: 'several',
    render: () => (
      <CardGrid items={COVERED} keyOf={({ topics, section }) => topics[0] ?? section}>
        {(subject) => (
          <Card>
            <Cover subject={subject} />
            {subject.topics[0] ?? subject.section}
          </Card>
        )}
      </CardGrid>
    ),
  },
  { component: 'Fact', state: 'usual', render: () => <Fact icon="clock">{text}</Fact> },
  {
    component: 'Fact',
    state: 'list',
    render: () => (
      <Facts
        rows={[
          [save, text],
          [text, long],
          [save, null],
        ]}
      />
    ),
  },
  {
    component: 'Accordion',
    state: 'usual',
    render: () => <Accordion entries={questions(TEXT)} />,
  },
  {
    component: 'Accordion',
    state: 'longTexts',
    render: () => <Accordion entries={questions(LONG_TEXT)} />,
  },
  {
    component: 'Accordion',
    state: 'fault',
    render: () => (
      <Accordion
        entries={questions(TEXT).map((entry, index) => ({
          ...entry,
          summary: text,
          hasFault: index === 1,
        }))}
      />
    ),
  },
  { component: 'Meter', state: 'usual', render: () => <Places taken={12} /> },
  { component: 'Meter', state: 'empty', render: () => <Places taken={0} /> },
  { component: 'Meter', state: 'full', render: () => <Places taken={30} /> },
  {
    component: 'Skeleton',
    state: 'lines',
    render: () => (
      <Card>
        {text}
        <Skeleton />
      </Card>
    ),
  },
  { component: 'Skeleton', state: 'list', render: () => <CardsSkeleton /> },
  { component: 'Skeleton', state: 'detail', render: () => <DetailSkeleton /> },
  { component: 'Skeleton', state: 'page', render: () => <PageSkeleton /> },
  { component: 'Skeleton', state: 'account', render: () => <PartsSkeleton /> },
  { component: 'Skeleton', state: 'table', render: () => <RowsSkeleton /> },
];
