import type { FeedbackKind } from '../../shared/contract/feedback';

interface About {
  readonly about?: FeedbackKind;
  /** The page that it is about, without language prefix, query and hash. */
  readonly page: string;
  readonly reference?: string | undefined;
  /** The words that were searched for without success. */
  readonly sought?: string | undefined;
}

/**
 * Returns the path of the feedback form, which tells those who run the portal what does not work,
 * filled with what is known already.
 */
export function getFeedbackPath({ about, page, reference, sought }: About): string {
  const known = {
    ...(about && { about }),
    page,
    ...(reference && { reference }),
    ...(sought && { sought }),
  };
  return `/feedback?${new URLSearchParams(known)}`;
}
