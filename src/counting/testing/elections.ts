import type { Ranking } from '../profiles';

/**
 * Reads "5 ACBED, 5 ADECB": how many ballots rank the options so; A is option 0. Options that are
 * missing are not ranked.
 */
export const parseBallots = (ballots: string): Ranking[] =>
  ballots.split(', ').map((text) => {
    const [count, letters] = text.split(' ') as [string, string];
    const ranking = [...letters].map((letter) => [letter.charCodeAt(0) - 'A'.charCodeAt(0)]);
    return { ranking, count: Number(count) };
  });

/** M. Schulze's example of 45 voters: five options, six rules, three winners. */
export const SCHULZE_45 = parseBallots(
  '5 ACBED, 5 ADECB, 8 BEDAC, 3 CABED, 7 CAEBD, 2 CBADE, 7 DCEBA, 8 EBADC',
);

/** M. Schulze's example of 30 voters with four options. */
export const SCHULZE_30 = parseBallots(
  '5 ACBD, 2 ACDB, 3 ADCB, 4 BACD, 3 CBDA, 3 CDBA, 1 DACB, 5 DBAC, 4 DCBA',
);

/** M. Schulze's example of nine voters with two potential winners. */
export const SCHULZE_9 = parseBallots('3 ABCD, 2 DABC, 2 DBCA, 2 CBDA');

/** Tennessee chooses its capital: A Memphis, B Nashville, C Chattanooga, D Knoxville. */
export const TENNESSEE = parseBallots('42 ABCD, 26 BCDA, 15 CDBA, 17 DCBA');

/** The last three of Burlington 2009: A Kiss, B Montroll, C Wright. */
export const BURLINGTON = parseBallots(
  '1332 BAC, 767 BCA, 455 B, 2043 ABC, 371 ACB, 568 A, 1513 CBA, 495 CAB, 1289 C',
);

/** Food for a party, three seats: A orange, B pear, C chocolate, D strawberry, E sweets. */
export const FOOD = parseBallots('4 A, 2 BA, 8 CD, 4 CE, 1 D, 1 E');
