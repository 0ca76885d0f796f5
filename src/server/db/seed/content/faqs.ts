import type { SeedQuestion } from './faqs.category';
import { PEOPLE_FAQS } from './faqs.people';
import { PORTAL_FAQS } from './faqs.portal';

export const FAQS: readonly SeedQuestion[] = [...PEOPLE_FAQS, ...PORTAL_FAQS];
