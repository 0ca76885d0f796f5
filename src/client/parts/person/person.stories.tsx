import type { ComponentStory } from '../../workbench/componentStory';
import { LONG_TEXT, SampleText, useSampleText } from '../../workbench/sampleText';
import { AboutPerson } from './AboutPerson';
import { EmailText } from './EmailText';
import { PersonName } from './PersonName';
import { PersonWithPortrait } from './PersonWithPortrait';
import { Portrait } from './Portrait';
import { ResidenceFacts } from './ResidenceFacts';
import { RoleNames } from './RoleNames';

const ID = '00000000-0000-4000-8000-00000000000e';

const SIZES = ['small', 'medium', 'large'] as const;
const NAMES = ['Grace Bell', 'عمر حداد', 'ilker Şahin', '🐝 bee', ''];

/** The name stands beside a portrait, always. */
const Portraits = ({ size }: { readonly size: (typeof SIZES)[number] }) =>
  NAMES.map((name) => (
    <span key={name}>
      <Portrait name={name} picture={null} size={size} />
      <bdi>{name}</bdi>
    </span>
  ));

const About = ({ isLong = false }: { readonly isLong?: boolean }) => {
  const say = useSampleText();
  const about = isLong
    ? say(...LONG_TEXT)
    : say('I like bridges.', 'أحب الجسور.', 'Köprüleri severim.');
  return <AboutPerson about={about} website="https://grace.example/bridges" />;
};

const RESIDENT = {
  residence: {
    since: '2026-02-01T08:00:00Z',
    until: '2027-02-01T08:00:00Z',
    district: 'old-port',
    bornFrom: '1990-05-01',
    bornTo: '1990-05-31',
  },
};
const UNKNOWN = {
  residence: { since: null, until: null, district: null, bornFrom: null, bornTo: null },
};

/** People as others see them. */
export const PERSON_STORIES: readonly ComponentStory[] = [
  ...SIZES.map((size) => ({
    component: 'Portrait',
    state: size,
    render: () => <Portraits size={size} />,
  })),
  { component: 'PersonName', state: 'usual', render: () => <PersonName id={ID} name="عمر حداد" /> },
  {
    component: 'PersonWithPortrait',
    state: 'usual',
    render: () => <PersonWithPortrait id={ID} name="عمر حداد" />,
  },
  { component: 'PersonName', state: 'left', render: () => <PersonName id={null} name="" /> },
  { component: 'AboutPerson', state: 'usual', render: () => <About /> },
  { component: 'AboutPerson', state: 'longTexts', render: () => <About isLong /> },
  {
    component: 'EmailText',
    state: 'usual',
    render: () => (
      <>
        <SampleText words={['Write to ', 'اكتب إلى ', 'Yazın: ']} />
        <EmailText address="grace@harbour.example" />
      </>
    ),
  },
  { component: 'RoleNames', state: 'none', render: () => <RoleNames roles={[]} /> },
  {
    component: 'RoleNames',
    state: 'several',
    render: () => <RoleNames roles={['moderator', 'administrator', 'unknown']} />,
  },
  { component: 'ResidenceFacts', state: 'usual', render: () => <ResidenceFacts {...RESIDENT} /> },
  { component: 'ResidenceFacts', state: 'none', render: () => <ResidenceFacts {...UNKNOWN} /> },
];
