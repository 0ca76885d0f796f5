/** The few things that a test does with a window, whichever protocol carries them. */
export interface BrowserWindow {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  readUrl(): Promise<string>;
  /**
   * The value of a JavaScript expression in the page, as JSON; a promise is awaited.
   * @throws DocumentLeft when another page takes its place meanwhile
   */
  evaluate(expression: string): Promise<unknown>;
  /** Presses the primary button at this point of the viewport, CSS pixels. */
  clickAt(point: Point): Promise<void>;
  /** Types on the keyboard, into what has the focus. */
  type(text: string): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser whose storage, cookies and caches are its own, and empty at first. */
export interface BrowserSession {
  readonly firstWindow: BrowserWindow;
  /** Errors that its pages reported so far. */
  readonly faults: readonly string[];
  openWindow(): Promise<BrowserWindow>;
  /** Lists the open windows, the ones that pages opened among them. */
  listWindows(): Promise<readonly BrowserWindow[]>;
  /**
   * Takes the network from the first window, or gives it back; null where the protocol has no way
   * to.
   */
  readonly setOffline: ((isOffline: boolean) => Promise<void>) | null;
  close(): Promise<void>;
}

export interface RunningBrowser {
  openSession(): Promise<BrowserSession>;
  close(): Promise<void>;
}

/** The document in which something was asked is not there any more. */
export class DocumentLeft extends Error {
  override readonly name = 'DocumentLeft';
}
