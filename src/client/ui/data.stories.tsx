import { useIntl, type MessageDescriptor } from 'react-intl';
import { titleMessages, uiMessages } from '../intl/sharedMessages';
import type { Translations } from '../testing/sectionDetails';
import type { ComponentStory } from '../workbench/componentStory';
import { LONG_TEXT, SampleText, useSampleText } from '../workbench/sampleText';
import { BarChart } from './BarChart';
import { Breadcrumbs } from './Breadcrumbs';
import { ChartFrame } from './ChartFrame';
import { EmptyState } from './EmptyState';
import { Link } from './Link';
import { Table, type Column } from './Table';

const OPTIONS: readonly Translations[] = [
  ['The courtyard', 'الفناء', 'Avlu'],
  ['The çınar avenue', 'شارع الدلب', 'Çınarlı yol'],
  ['Neither', 'لا هذا ولا ذاك', 'Hiçbiri'],
];

interface Row {
  readonly id: number;
  readonly name: string;
  readonly votes: number;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    label: uiMessages.chartOption,
    cell: ({ id, name }) => <Link to={`/have-your-say/${id}`}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  {
    label: uiMessages.chartVotes,
    cell: ({ votes }) => votes,
    sortBy: ({ votes }) => votes,
    isNumber: true,
  },
  { label: uiMessages.kind, cell: ({ id }) => (id === 1 ? null : `№ ${id}`) },
];

function useRows(words: readonly Translations[]): readonly Row[] {
  const say = useSampleText();
  return words.map((name, index) => ({
    id: index,
    name: say(...name),
    votes: [12, 1_240, 7][index]!,
  }));
}

interface TableProps {
  readonly onPhone: 'cards' | 'scroll';
  readonly names?: readonly Translations[];
}

function Options({ onPhone, names = OPTIONS }: TableProps) {
  return (
    <Table
      caption={useSampleText()('Options', 'الخيارات', 'Seçenekler')}
      columns={COLUMNS}
      rows={useRows(names)}
      keyOf={({ id }) => String(id)}
      onPhone={onPhone}
    />
  );
}

function Chart() {
  const rows = useRows(OPTIONS);
  return (
    <ChartFrame
      title={useSampleText()('Votes by option', 'الأصوات حسب الخيار', 'Seçeneğe göre oylar')}
      summary={<SampleText words={LONG_TEXT} />}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ id }) => String(id)}
    >
      <BarChart
        bars={rows.map(({ id, name, votes }) => ({
          id: String(id),
          label: name,
          value: votes,
          share: votes / 1_240,
          isLeading: id === 1,
        }))}
      />
    </ChartFrame>
  );
}

function Trail({ labels }: { readonly labels: readonly (MessageDescriptor | Translations)[] }) {
  const { formatMessage } = useIntl();
  const trail = labels.map((label, index) => ({
    to: `/${index}`,
    label: 'id' in label ? formatMessage(label) : <SampleText words={label as Translations} />,
  }));
  return <Breadcrumbs trail={trail} />;
}

/** Stories of components that show numbers, rows and the way through them. */
export const DATA_STORIES: readonly ComponentStory[] = [
  { component: 'Table', state: 'cards', render: () => <Options onPhone="cards" /> },
  { component: 'Table', state: 'scroll', render: () => <Options onPhone="scroll" /> },
  { component: 'Table', state: 'empty', render: () => <Options onPhone="cards" names={[]} /> },
  {
    component: 'Table',
    state: 'longTexts',
    render: () => <Options onPhone="cards" names={[LONG_TEXT, LONG_TEXT]} />,
  },
  { component: 'ChartFrame', state: 'usual', render: () => <Chart /> },
  { component: 'BarChart', state: 'usual', render: () => <Chart /> },
  {
    component: 'Breadcrumbs',
    state: 'usual',
    render: () => <Trail labels={[titleMessages.profile]} />,
  },
  {
    component: 'Breadcrumbs',
    state: 'longTexts',
    render: () => <Trail labels={[LONG_TEXT, LONG_TEXT]} />,
  },
  { component: 'EmptyState', state: 'usual', render: () => <EmptyState /> },
  {
    component: 'EmptyState',
    state: 'longTexts',
    render: () => (
      <EmptyState
        title={<SampleText words={LONG_TEXT} />}
        text={<SampleText words={LONG_TEXT} />}
      />
    ),
  },
];
