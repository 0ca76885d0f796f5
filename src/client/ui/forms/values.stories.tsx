import type { ReactNode } from 'react';
import { uiMessages } from '../../intl/sharedMessages';
import type { ComponentStory } from '../../workbench/componentStory';
import { DateField } from './DateField';
import { DatePicker } from './DatePicker';
import { FileUpload } from './FileUpload';
import { NumberField } from './NumberField';
import { LONG_HINT, StoryForm, createFieldFault } from './StoryForm.stories';
import { TimeField } from './TimeField';

const VALUE = { name: 'value', label: uiMessages.kind } as const;
const FILE = {
  ...VALUE,
  mediaTypes: ['application/pdf', 'image/png'],
  maxBytes: 5_000_000,
  onReady: () => undefined,
} as const;

interface Drawn {
  readonly empty: ReactNode;
  readonly filled: ReactNode;
  readonly disabled: ReactNode;
  readonly longTexts: ReactNode;
}

const DRAWN: Readonly<Record<string, Drawn>> = {
  NumberField: {
    empty: <NumberField {...VALUE} minValue={0} maxValue={90} />,
    filled: <NumberField {...VALUE} defaultValue={1_234_567.89} />,
    disabled: <NumberField {...VALUE} defaultValue={3} isDisabled />,
    longTexts: <NumberField {...VALUE} hint={LONG_HINT} />,
  },
  DateField: {
    empty: <DateField {...VALUE} />,
    filled: <DateField {...VALUE} defaultValue="1999-10-31" />,
    disabled: <DateField {...VALUE} defaultValue="1999-10-31" isDisabled />,
    longTexts: <DateField {...VALUE} hint={LONG_HINT} />,
  },
  DatePicker: {
    empty: <DatePicker {...VALUE} />,
    filled: <DatePicker {...VALUE} defaultValue="2026-05-01" />,
    disabled: <DatePicker {...VALUE} defaultValue="2026-05-01" isDisabled />,
    longTexts: <DatePicker {...VALUE} hint={LONG_HINT} />,
  },
  TimeField: {
    empty: <TimeField {...VALUE} />,
    filled: <TimeField {...VALUE} defaultValue="19:30" />,
    disabled: <TimeField {...VALUE} defaultValue="19:30" isDisabled />,
    longTexts: <TimeField {...VALUE} hint={LONG_HINT} />,
  },
};

const storiesOf = ([component, { empty, filled, disabled, longTexts }]: [string, Drawn]) => [
  { component, state: 'empty', render: () => <StoryForm>{empty}</StoryForm> },
  { component, state: 'filled', render: () => <StoryForm>{filled}</StoryForm> },
  {
    component,
    state: 'fault',
    render: () => <StoryForm {...createFieldFault(VALUE.name)}>{empty}</StoryForm>,
  },
  { component, state: 'disabled', render: () => <StoryForm>{disabled}</StoryForm> },
  { component, state: 'longTexts', render: () => <StoryForm>{longTexts}</StoryForm> },
];

/** Fields for numbers, dates and files. */
export const VALUE_STORIES: readonly ComponentStory[] = [
  ...Object.entries(DRAWN).flatMap(storiesOf),
  {
    component: 'FileUpload',
    state: 'empty',
    render: () => (
      <StoryForm>
        <FileUpload {...FILE} />
      </StoryForm>
    ),
  },
  {
    component: 'FileUpload',
    state: 'fault',
    render: () => (
      <StoryForm {...createFieldFault(VALUE.name)}>
        <FileUpload {...FILE} isMultiple hint={LONG_HINT} />
      </StoryForm>
    ),
  },
  {
    component: 'FileUpload',
    state: 'disabled',
    render: () => (
      <StoryForm>
        <FileUpload {...FILE} isDisabled />
      </StoryForm>
    ),
  },
];
