import type { SeedDialog } from '../types';
import { NIGHT_DIALOG } from './dialogs.statements.night';
import { OLD_TOWN_DIALOG } from './dialogs.statements.oldTown';
import { PROMENADE_DIALOG } from './dialogs.statements.promenade';

/** Dialogs in which people answer statements of each other. */
export const STATEMENT_DIALOGS: readonly SeedDialog[] = [
  OLD_TOWN_DIALOG,
  PROMENADE_DIALOG,
  NIGHT_DIALOG,
];
