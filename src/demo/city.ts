import settings from '../../demo/harbour-city/settings.json';
import vocabularies from '../../demo/harbour-city/vocabularies.json';
import { createDemoSettings } from './settings';

/** Settings of Harbour City: what tests, stories and the workbench run with. */
export const DEMO_SETTINGS = createDemoSettings(settings, vocabularies);

export const DEMO_ZONE = DEMO_SETTINGS.time.zone;

/** Picture of its first page. */
export const DEMO_HERO = DEMO_SETTINGS.look.hero!;
