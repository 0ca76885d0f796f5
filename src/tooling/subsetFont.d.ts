declare module 'subset-font' {
  /** The part of a font that draws `text`. */
  const subsetFont: (
    font: Buffer,
    text: string,
    options?: {
      readonly targetFormat?: 'woff2' | 'woff' | 'truetype';
      readonly variationAxes?: object;
    },
  ) => Promise<Buffer>;
  export = subsetFont;
}
