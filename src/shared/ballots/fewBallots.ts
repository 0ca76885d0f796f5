/** A secret poll of fewer ballots is not shown: its numbers would say how somebody voted. */
export const FEWEST_SECRET_BALLOTS = 5;

/** Whether the result and the ballots of a closed poll stay unpublished because there are too few of them; none name nobody. */
export const areTooFew = (secrecy: 'open' | 'secret', ballots: number): boolean =>
  secrecy === 'secret' && ballots > 0 && ballots < FEWEST_SECRET_BALLOTS;
