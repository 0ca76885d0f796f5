/** A secret poll of fewer ballots is not shown: its numbers would say how somebody voted. */
export const MIN_SECRET_BALLOTS = 5;

/**
 * Tells whether a closed poll has so few ballots that neither they nor the result are published.
 * Where nobody voted there is nobody to be named.
 */
export const hasTooFewBallots = (secrecy: 'open' | 'secret', ballots: number): boolean =>
  secrecy === 'secret' && ballots > 0 && ballots < MIN_SECRET_BALLOTS;
