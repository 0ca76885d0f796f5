import type { FeedbackKind } from '../../../shared/contract/feedback';
import { FEEDBACK_LIMITS, PAGE_PATTERN, REFERENCE_PATTERN } from '../../../shared/feedbackLimits';
import { kindMessages } from './messages';

/** Subject of a message, as the address of the form says it. */
export interface Subject {
  readonly kind: FeedbackKind;
  readonly page: string;
  readonly reference: string | null;
  /** The words that were searched for before. */
  readonly sought: string | null;
}

const KINDS = Object.keys(kindMessages) as FeedbackKind[];
const PAGE = new RegExp(PAGE_PATTERN);
const REFERENCE = new RegExp(REFERENCE_PATTERN);

/**
 * Reads the subject from the address. Any person can write one: an unknown kind, a path outside the
 * portal and an invalid reference are left out.
 */
export function readSubject(search: URLSearchParams): Subject {
  const about = search.get('about');
  const page = search.get('page') ?? '';
  const reference = search.get('reference') ?? '';
  return {
    kind: KINDS.find((kind) => kind === about) ?? 'error',
    page: PAGE.test(page) && page.length <= FEEDBACK_LIMITS.page ? page : '/',
    reference: REFERENCE.test(reference) ? reference : null,
    sought: search.get('sought')?.trim().slice(0, FEEDBACK_LIMITS.sought) || null,
  };
}
