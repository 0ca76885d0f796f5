import type { SettingsArea } from '../../../shared/contract/settings';
import type { OpeningTask } from '../../../shared/contract/setup';

/** Steps of the assistant, in their order; the address holds the one that is shown. */
export const STEPS = [
  'code',
  'administrator',
  'languages',
  'city',
  'look',
  'districts',
  'sections',
  'legal',
  'mail',
  'opening',
] as const;
export type StepName = (typeof STEPS)[number];

/** First step that says something of the city; those before it are about who sets it up. */
export const FIRST_OF_CITY: StepName = 'languages';

/** Props of the fields of every step. */
export interface StepProps {
  /** Called once the step is saved: leads on to the next one. */
  readonly onDone: () => void;
}

export const toStepPath = (step: StepName): string => `/setup?step=${step}`;

/** Returns the step after this one; the last one stays. */
export const getNextStep = (step: StepName): StepName =>
  STEPS[Math.min(STEPS.indexOf(step) + 1, STEPS.length - 1)]!;

type AreaList = readonly [SettingsArea, SettingsArea?, SettingsArea?];

/** Areas of the settings that a step saves with one press. */
export const AREAS_OF_STEP: { readonly [S in StepName]?: AreaList } = {
  languages: ['languages'],
  city: ['identity', 'time', 'money'],
  look: ['look'],
  sections: ['sections'],
};

/** Steps in which something is done that has to be there before the portal opens to everybody. */
export const STEP_OF_TASK: Readonly<Record<OpeningTask, StepName>> = {
  name: 'city',
  contact: 'city',
  privacy: 'legal',
  terms: 'legal',
  mail: 'mail',
  signIn: 'mail',
};
