export type TapeFaultCode = 'foreign' | 'older' | 'newer' | 'truncated' | 'edited' | 'malformed';

/** A tape that cannot be used; its message is one sentence for the person who wanted to. */
export class TapeFault extends Error {
  constructor(
    readonly code: TapeFaultCode,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'TapeFault';
  }
}
