import { FormattedMessage } from 'react-intl';
import { errorMessages } from '../../intl/failures/messages';
import { CAPTION_FAULTS } from '../../../shared/captions';
import { FILE_REFUSALS } from '../../../shared/contract/files';
import type { ComponentStory } from '../../workbench/componentStory';
import { LONG_TEXT, SampleText } from '../../workbench/sampleText';
import { EmailField } from './EmailField';
import { faultMessages, formMessages } from './messages';
import { RestoredNotice } from './RestoredNotice';
import { StoryForm } from './StoryForm.stories';
import { FormFaultSummary } from './FormFaultSummary';
import { TextField } from './TextField';
import { UploadState } from './UploadState';
import type { UploadState as UploadStates } from './useUploads';

const NAME = { name: 'name', id: 'name', label: formMessages.name } as const;
const EMAIL = { name: 'email', id: 'email', label: formMessages.email } as const;
const FAULTS = { name: faultMessages.missing, email: faultMessages.invalidEmail } as const;
const nothing = () => undefined;

const fields = (
  <>
    <TextField name="name" label={formMessages.name} autoComplete="name" />
    <EmailField autoComplete="email" />
  </>
);

const file = new File([], 'a-plan-of-the-waterfront-in-its-fourteenth-version.pdf');
const SHARE = 0.42;
const CAPTION_STORY_FAULTS = CAPTION_FAULTS.map((fault, index) => ({ line: index + 1, fault }));
const UPLOADS: readonly UploadStates[] = [
  { stage: 'waiting' },
  { stage: 'sending', share: SHARE },
  { stage: 'offline', share: SHARE },
  { stage: 'retrying', share: SHARE },
  { stage: 'paused', share: SHARE },
  { stage: 'checking' },
  { stage: 'empty' },
  { stage: 'wrongType' },
  { stage: 'tooLarge' },
  ...FILE_REFUSALS.map((reason) => {
    const faults = reason === 'captions' ? CAPTION_STORY_FAULTS : [];
    return { stage: 'refused', reason, faults } as const;
  }),
  { stage: 'failed', code: 'fileGone' },
  { stage: 'failed', code: 'unexpected' },
];
const codeOf = (state: UploadStates) =>
  [state.stage, 'reason' in state && state.reason, 'code' in state && state.code]
    .filter(Boolean)
    .join(' ');

/** A form as a whole. */
export const FORM_STORIES: readonly ComponentStory[] = [
  { component: 'Form', state: 'empty', render: () => <StoryForm>{fields}</StoryForm> },
  {
    component: 'Form',
    state: 'fault',
    render: () => <StoryForm faults={FAULTS}>{fields}</StoryForm>,
  },
  {
    component: 'Form',
    state: 'failed',
    render: () => (
      <StoryForm failure={<FormattedMessage {...errorMessages.tooManyTries} />}>{fields}</StoryForm>
    ),
  },
  { component: 'Form', state: 'pending', render: () => <StoryForm isPending>{fields}</StoryForm> },
  {
    component: 'Form',
    state: 'longTexts',
    render: () => <StoryForm failure={<SampleText words={LONG_TEXT} />}>{fields}</StoryForm>,
  },
  {
    component: 'FormFaultSummary',
    state: 'usual',
    render: () => <FormFaultSummary fields={[NAME, EMAIL]} faults={FAULTS} onGo={nothing} />,
  },
  {
    component: 'RestoredNotice',
    state: 'usual',
    render: () => <RestoredNotice onStartOver={nothing} />,
  },
  ...UPLOADS.map((state) => ({
    component: 'UploadState',
    state: codeOf(state),
    render: () => (
      <UploadState
        upload={{ key: 1, file, state }}
        size="5 MB"
        pause={nothing}
        resume={nothing}
        drop={nothing}
      />
    ),
  })),
];
