import { FormattedMessage } from 'react-intl';
import { uiMessages } from '../../intl/sharedMessages';
import type { ComponentStory } from '../../workbench/componentStory';
import { CheckboxGroup } from './CheckboxGroup';
import { ComboBox } from './ComboBox';
import { formMessages } from './messages';
import { RadioGroup } from './RadioGroup';
import { Select } from './Select';
import {
  LONG_HINT,
  StoryForm,
  useAreas,
  useLongOptions,
  useTopics,
  createFieldFault,
} from './StoryForm.stories';
import { Switch } from './Switch';

const TOPIC = { name: 'topic', label: uiMessages.topic } as const;
const AREA = { name: 'area', label: uiMessages.area } as const;
const CHOICES = { Select, ComboBox, RadioGroup } as const;
const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];

interface ChoiceProps {
  readonly of: keyof typeof CHOICES;
  readonly chosen?: string;
  readonly isDisabled?: boolean;
}

function Choice({ of, chosen = '', isDisabled = false }: ChoiceProps) {
  const Component = CHOICES[of];
  return <Component {...AREA} options={useAreas()} defaultValue={chosen} isDisabled={isDisabled} />;
}

function LongChoice({ of }: Pick<ChoiceProps, 'of'>) {
  const Component = CHOICES[of];
  return <Component {...AREA} options={useLongOptions()} defaultValue="long" hint={LONG_HINT} />;
}

interface BoxesProps {
  readonly marked?: readonly string[];
  readonly isDisabled?: boolean;
}

function Boxes({ marked = [], isDisabled = false }: BoxesProps) {
  return (
    <CheckboxGroup
      {...TOPIC}
      options={useTopics()}
      defaultValues={marked}
      isDisabled={isDisabled}
    />
  );
}

function LongBoxes() {
  return <CheckboxGroup {...TOPIC} options={useLongOptions()} hint={LONG_HINT} />;
}

const optional = <FormattedMessage {...formMessages.optional} />;

const storiesOf = (component: keyof typeof CHOICES): readonly ComponentStory[] => [
  {
    component,
    state: 'empty',
    render: () => (
      <StoryForm>
        <Choice of={component} />
      </StoryForm>
    ),
  },
  {
    component,
    state: 'filled',
    render: () => (
      <StoryForm>
        <Choice of={component} chosen="new-shore" />
      </StoryForm>
    ),
  },
  {
    component,
    state: 'fault',
    render: () => (
      <StoryForm {...createFieldFault('area')}>
        <Choice of={component} />
      </StoryForm>
    ),
  },
  {
    component,
    state: 'disabled',
    render: () => (
      <StoryForm>
        <Choice of={component} chosen="new-shore" isDisabled />
      </StoryForm>
    ),
  },
  {
    component,
    state: 'longTexts',
    render: () => (
      <StoryForm>
        <LongChoice of={component} />
      </StoryForm>
    ),
  },
];

/** Fields to choose with. */
export const CHOICE_STORIES: readonly ComponentStory[] = [
  ...names.flatMap(storiesOf),
  {
    component: 'CheckboxGroup',
    state: 'empty',
    render: () => (
      <StoryForm>
        <Boxes />
      </StoryForm>
    ),
  },
  {
    component: 'CheckboxGroup',
    state: 'filled',
    render: () => (
      <StoryForm>
        <Boxes marked={['harbour', 'youth']} />
      </StoryForm>
    ),
  },
  {
    component: 'CheckboxGroup',
    state: 'fault',
    render: () => (
      <StoryForm {...createFieldFault('topic')}>
        <Boxes />
      </StoryForm>
    ),
  },
  {
    component: 'CheckboxGroup',
    state: 'disabled',
    render: () => (
      <StoryForm>
        <Boxes marked={['youth']} isDisabled />
      </StoryForm>
    ),
  },
  {
    component: 'CheckboxGroup',
    state: 'longTexts',
    render: () => (
      <StoryForm>
        <LongBoxes />
      </StoryForm>
    ),
  },
  {
    component: 'Switch',
    state: 'empty',
    render: () => (
      <StoryForm>
        <Switch {...TOPIC} hint={optional} />
      </StoryForm>
    ),
  },
  {
    component: 'Switch',
    state: 'filled',
    render: () => (
      <StoryForm>
        <Switch {...TOPIC} isOn />
      </StoryForm>
    ),
  },
  {
    component: 'Switch',
    state: 'fault',
    render: () => (
      <StoryForm {...createFieldFault('topic')}>
        <Switch {...TOPIC} />
      </StoryForm>
    ),
  },
  {
    component: 'Switch',
    state: 'disabled',
    render: () => (
      <StoryForm>
        <Switch {...TOPIC} isOn isDisabled hint={LONG_HINT} />
      </StoryForm>
    ),
  },
];
