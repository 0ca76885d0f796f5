import { toCanonicalJson } from '../shared/ballots/canonicalJson';
import { fuzz, anyMutatedText, anyMutatedJson, readCorpus } from '../shared/testing/fuzz';
import { MAX_BLT_FAULTS, parseBlt } from './blt';
import { MAX_PABULIB_FAULTS, parsePabulib } from './parsePabulib';
import { createQuestion } from './testing/papers';
import { createRecountFile } from './testing/recountFiles';
import type { RecountFile } from './recountFile';
import { verifyRecountFile } from './verifyRecountFile';

const corpus = (name: string) => readCorpus(`src/counting/testing/corpus/${name}.json`);

const PABULIB = `META
key;value
description;"A; b"
budget;1000,50
vote_type;cumulative
num_projects;2
num_votes;2
PROJECTS
project_id;cost;name;score
1;500.25;"Trees";3
2;100;Benches;
VOTES
voter_id;vote;points;age
a;1,2;3,1;30
b;2;2;`;

test('fuzz, Pabulib files: an election with whole amounts, or faults with their lines', () =>
  fuzz({
    corpus: corpus('pabulib'),
    generated: anyMutatedText(PABULIB, PABULIB.replace('cumulative', 'approval')),
    read: (file) => parsePabulib(file),
    look({ election, faults }, file) {
      expect(faults.length).toBeLessThanOrEqual(MAX_PABULIB_FAULTS);
      expect(election === null).toBe(faults.length > 0);
      const lines = file.split(/\r\n|\r|\n/).length;
      for (const { line, text } of faults) {
        expect(line).toBeLessThanOrEqual(lines + 1);
        expect(text.length).toBeLessThanOrEqual(40);
      }
      for (const { cost } of election?.projects ?? []) expect(cost >= 0).toBe(true);
    },
  }));

const BLT = `3 2
-2
# heading
2 1 3=2 0
1 3 - 1 0
0
"Adam # one"
"Basil"
"Charlotte"
"Title"`;

test('fuzz, BLT files: an election of the candidates that it names, or faults with their lines', () =>
  fuzz({
    corpus: corpus('blt'),
    generated: anyMutatedText(BLT),
    read: (file) => parseBlt(file),
    look({ election, faults }) {
      expect(faults.length).toBeLessThanOrEqual(MAX_BLT_FAULTS);
      expect(election === null).toBe(faults.length > 0);
      if (!election) return;
      for (const place of election.withdrawn) expect(election.names[place]).toBeDefined();
    },
  }));

test('fuzz, recount files: every check is made or the form is faulty, and a file with another figure is never right', () => {
  const example = createRecountFile({
    secrecy: 'open',
    questions: [createQuestion('plurality', { id: 'choice', settings: { most: 1 } })],
    ballots: [{ choice: { chosen: ['A'] } }, { choice: { chosen: ['B'] } }],
  });
  // When it was sealed decides nothing, and of an open poll the answers are in `cast`; the rest is
  // figures, or what they follow from.
  const figuresOf = ({ sealedAt: _, answers: _none, ...figures }: RecountFile) =>
    toCanonicalJson(figures);
  return fuzz({
    corpus: corpus('recounts'),
    generated: anyMutatedJson(example),
    read: (text) => verifyRecountFile(text),
    look({ isRight, checks, file }) {
      expect(checks.length).toBeGreaterThan(0);
      if (isRight) expect(figuresOf(file!)).toBe(figuresOf(example));
    },
  });
});
