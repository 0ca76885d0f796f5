import type { SeedEvent } from '../types';
import { PAST_EVENTS } from './events.past';
import { UPCOMING_EVENTS } from './events.upcoming';

export const EVENTS: readonly SeedEvent[] = [...UPCOMING_EVENTS, ...PAST_EVENTS];
