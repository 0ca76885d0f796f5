import people from '../../demo/harbour-city/people.json';
import type { DemoAccount } from './account';

/** Keys of the people of Harbour City, by which tests sign in. */
export type DemoPerson = 'grace' | 'omar' | 'isil' | 'leyla' | 'yusuf' | 'nadia' | 'admin';

export const DEMO_PEOPLE = people as readonly (DemoAccount & { readonly key: DemoPerson })[];
