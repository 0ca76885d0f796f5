import type { Database } from '../../db/openDatabase';
import { createCollector } from '../../testing/collector';
import { createMailer, type MailOrder, type MailerOptions, type OpenMailer } from '../mailer';

export const NOW = Date.parse('2026-03-10T09:00:00Z');
export const LINK = 'https://portal.example/ar/confirm-email#token=abc-DEF_123';
export const ORDER: MailOrder = {
  to: 'deniz@city.example',
  locale: 'en',
  template: 'confirmEmail',
  values: { name: 'Deniz Kaya', link: LINK },
};

interface LogLine {
  readonly level: 'warn' | 'error';
  readonly facts: object;
  readonly text: string;
}

export interface TestMailer {
  readonly mailer: OpenMailer;
  readonly lines: readonly LogLine[];
  /** Durations of the mailer's pauses, in milliseconds. */
  readonly pauses: readonly number[];
  /**
   * Ends every pause: the mailer looks again, as it does twice a minute, and sends what it finds.
   */
  look(): Promise<void>;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Creates a host's mailer that looks only when it is told to. */
export function openMailer(
  options: Pick<MailerOptions, 'transport'> & { readonly db: Database } & Partial<MailerOptions>,
): TestMailer {
  const lines: LogLine[] = [];
  const pauses = createCollector<number>();
  let resumed = 0;
  const paused: (() => void)[] = [];
  const resume = () => {
    resumed += paused.length;
    paused.splice(0).forEach((goOn) => goOn());
  };
  const mailer = createMailer({
    from: { name: 'Meydan', address: 'meydan@portal.example' },
    clock: () => NOW,
    log: {
      warn: (facts, text) => void lines.push({ level: 'warn', facts, text }),
      error: (facts, text) => void lines.push({ level: 'error', facts, text }),
    },
    pause: (ms, hurry) => {
      return new Promise<void>((resolve) => {
        paused.push(resolve);
        hurry.onabort = resume;
        pauses.add(ms);
      });
    },
    ...options,
  });
  return {
    mailer,
    lines,
    pauses: pauses.items,
    async look() {
      await pauses.reach(resumed + 1);
      resume();
      await nextTurn();
      await mailer.settled();
    },
  };
}
