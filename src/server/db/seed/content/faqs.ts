import type { SeedFaq } from '../types';
import { PEOPLE_FAQS } from './faqs.people';
import { PORTAL_FAQS } from './faqs.portal';

export const FAQS: readonly SeedFaq[] = [...PEOPLE_FAQS, ...PORTAL_FAQS];
