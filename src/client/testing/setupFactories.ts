import {
  OPENING_TASKS,
  type OpeningTask,
  type OpeningTasks,
  type SetupState,
} from '../../shared/contract/setup';

/** Creates the state of an installation that nobody has given the code of. */
export const aSetupState = (more: Partial<SetupState> = {}): SetupState => ({
  stage: 'setup',
  isCodeAccepted: false,
  hasAdministrator: false,
  ...more,
});

/**
 * Creates the list of what has to be there before everybody is let in, all of it but these, of a
 * host with a mail server.
 */
export const openingTasks = (...missing: readonly OpeningTask[]): OpeningTasks => ({
  items: OPENING_TASKS.map((task) => ({ task, isDone: !missing.includes(task) })),
  mail: 'smtp',
  hasMailbox: false,
  outdatedTexts: [],
  isTestMailUnderway: false,
  localAddress: null,
});
