import { uiMessages } from '../../intl/sharedMessages';
import type { ComponentStory } from '../../workbench/componentStory';
import { LONG_TEXT, useSampleText } from '../../workbench/sampleText';
import { EmailField } from './EmailField';
import { MarkdownEditor } from './MarkdownEditor';
import { faultMessages, formMessages } from './messages';
import { NewPasswordField } from './PasswordField';
import { LONG_HINT, StoryForm, createFieldFault } from './StoryForm.stories';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const NAME = { name: 'name', label: formMessages.name, autoComplete: 'name', dir: 'auto' } as const;
const TEXT = { name: 'text', label: uiMessages.kind, maxLetters: 120 } as const;
const BODY = { name: 'body', label: uiMessages.kind, maxLength: 5_000 } as const;

function FilledName() {
  return (
    <TextField {...NAME} defaultValue={useSampleText()('Grace Bell', 'عمر حداد', 'Işıl Iğdır')} />
  );
}

function LongArea() {
  return <TextArea {...TEXT} defaultValue={useSampleText()(...LONG_TEXT)} />;
}

function FilledEditor() {
  const text = useSampleText()(
    '## What we plan\n\nThe **quay** gets shade.\n\n- trees\n- benches\n\n> As you asked for.',
    '## ما نخطط له\n\nسيحصل **الرصيف** على الظل.\n\n- أشجار\n- مقاعد\n\n> كما طلبتم.',
    '## Planımız\n\n**Rıhtıma** gölge geliyor.\n\n- ağaçlar\n- banklar\n\n> İstediğiniz gibi.',
  );
  return <MarkdownEditor {...BODY} defaultValue={text} hasPictures />;
}

/** Fields for words. */
export const TEXT_STORIES: readonly ComponentStory[] = [
  {
    component: 'TextField',
    state: 'empty',
    render: () => (
      <StoryForm>
        <TextField {...NAME} />
      </StoryForm>
    ),
  },
  {
    component: 'TextField',
    state: 'filled',
    render: () => (
      <StoryForm>
        <FilledName />
      </StoryForm>
    ),
  },
  {
    component: 'TextField',
    state: 'fault',
    render: () => (
      <StoryForm {...createFieldFault('name')}>
        <TextField {...NAME} hint={LONG_HINT} />
      </StoryForm>
    ),
  },
  {
    component: 'TextField',
    state: 'disabled',
    render: () => (
      <StoryForm>
        <TextField {...NAME} isDisabled />
      </StoryForm>
    ),
  },
  {
    component: 'EmailField',
    state: 'fault',
    render: () => (
      <StoryForm {...createFieldFault('email', faultMessages.invalidEmail)}>
        <EmailField autoComplete="email" defaultValue="grace@" />
      </StoryForm>
    ),
  },
  {
    component: 'NewPasswordField',
    state: 'empty',
    render: () => (
      <StoryForm>
        <NewPasswordField />
      </StoryForm>
    ),
  },
  {
    component: 'TextArea',
    state: 'empty',
    render: () => (
      <StoryForm>
        <TextArea {...TEXT} />
      </StoryForm>
    ),
  },
  {
    component: 'TextArea',
    state: 'longTexts',
    render: () => (
      <StoryForm {...createFieldFault('text', faultMessages.tooLong)}>
        <LongArea />
      </StoryForm>
    ),
  },
  {
    component: 'TextArea',
    state: 'disabled',
    render: () => (
      <StoryForm>
        <TextArea {...TEXT} isDisabled />
      </StoryForm>
    ),
  },
  {
    component: 'MarkdownEditor',
    state: 'empty',
    render: () => (
      <StoryForm>
        <MarkdownEditor {...BODY} />
      </StoryForm>
    ),
  },
  {
    component: 'MarkdownEditor',
    state: 'filled',
    render: () => (
      <StoryForm>
        <FilledEditor />
      </StoryForm>
    ),
  },
  {
    component: 'MarkdownEditor',
    state: 'fault',
    render: () => (
      <StoryForm {...createFieldFault('body')}>
        <MarkdownEditor {...BODY} hint={LONG_HINT} />
      </StoryForm>
    ),
  },
  {
    component: 'MarkdownEditor',
    state: 'disabled',
    render: () => (
      <StoryForm>
        <MarkdownEditor {...BODY} isDisabled />
      </StoryForm>
    ),
  },
  {
    component: 'MarkdownEditor',
    state: 'otherLanguage',
    render: () => (
      <StoryForm>
        <MarkdownEditor {...BODY} lang="ar" />
      </StoryForm>
    ),
  },
];
