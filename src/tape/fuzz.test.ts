import { readFileSync } from 'node:fs';
import { fuzz, anyMutatedText, anyMutatedJson, readCorpus } from '../shared/testing/fuzz';
import { fromDevTools } from './devtools/fromDevTools';
import { parseTape } from './format/parseTape';
import { TapeFault } from './format/tapeFault';
import { upgradeTape } from './format/upgradeTape';
import { writeTape } from './format/writeTape';

const corpus = (name: string) => readCorpus(`src/tape/testing/corpus/${name}.json`);
const isRefusal = (error: unknown) => error instanceof TapeFault;
const tapes = ['incorrect-nonce', 'popup-blocked'].map((name) =>
  readFileSync(`src/tape/shelf/${name}.tape.jsonl`, 'utf8'),
);

/** Normalizes JSON as it is written: of a name that stands twice, the last. */
const unified = (text: string): string =>
  text.replace(/.+/g, (line) => JSON.stringify(JSON.parse(line)));

test('[SPEC 10.7] fuzz, tapes: read as they were written, or refused in one sentence', () =>
  fuzz({
    corpus: corpus('tapes'),
    generated: anyMutatedText(...tapes),
    read: (text) => [parseTape(text), text] as const,
    isRefusal,
    look: ([tape, text]) => expect(writeTape(tape).trim()).toBe(unified(text).trim()),
  }));

test('[SPEC 10.7] fuzz, older tapes: brought to the present format, or refused in one sentence', () =>
  fuzz({
    corpus: corpus('tapes'),
    generated: anyMutatedJson({ tape: 1, app: 'meydan', x: '' }).map(
      (head) => `${head}\n{"end":true,"t":1}`,
    ),
    read: (text) => upgradeTape(text),
    isRefusal,
  }));

test('[SPEC 10.7] fuzz, exports of Redux DevTools: a tape, or refused in one sentence', () => {
  const actions = [
    { type: 'session/checkingAuth' },
    { type: 'session/signOutRequested', payload: {} },
  ];
  return fuzz({
    corpus: corpus('exports'),
    generated: anyMutatedJson(
      { payload: JSON.stringify(actions), preloadedState: '{"session":{}}' },
      {
        computedStates: [],
        actionsById: { 0: { action: actions[0], timestamp: 1 } },
        stagedActionIds: [0],
      },
      actions,
    ),
    read: fromDevTools,
    isRefusal,
    look({ header }) {
      expect(header.recorder).toBe('from-devtools');
    },
  });
});
