/** No page of the portal has this address (SPEC 8.6). */
export class NoMatchError extends Error {
  override readonly name = 'NoMatchError';

  constructor(readonly url: string) {
    super(`no page matches ${url}`);
  }
}

/** Result of a navigation (SPEC 4.9.1, 8.6, 9.4, 9.6). */
export type NavigationOutcome =
  | { readonly status: 'ended' }
  /** The page is shown already, or on its way. */
  | { readonly status: 'ignored' }
  | { readonly status: 'cancelled'; readonly code: 'guard-rejected'; readonly guard: string }
  /** `by`: the id of the newer navigation. */
  | { readonly status: 'cancelled'; readonly code: 'superseded'; readonly by: number }
  /** The address is entered and the page that says so is shown. */
  | {
      readonly status: 'failed';
      readonly code: 'no-match';
      readonly url: string;
      readonly error: NoMatchError;
    }
  | { readonly status: 'failed'; readonly code: 'redirect-limit' }
  | { readonly status: 'failed'; readonly code: 'error'; readonly error: unknown };

export type NavigationResult = NavigationOutcome & {
  /** Counts up from 1; one page has each number once. */
  readonly id: number;
  /** Path, query and hash without language prefix; `to` is where the last redirect led. */
  readonly from: string;
  readonly to: string;
  readonly ms: number;
};
