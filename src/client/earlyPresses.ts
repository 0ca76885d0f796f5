import { recordPreHydrationEvents } from './browser/preHydrationEvents';

recordPreHydrationEvents();
