import { DEMO_SETTINGS } from './city';

/** Districts and topics of Harbour City, in the order in which they are offered. */
export const { districts: DEMO_DISTRICTS, topics: DEMO_TOPICS } = DEMO_SETTINGS;
