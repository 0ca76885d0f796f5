import type { Options } from 'csv-stringify';

// The library minds every beginning of a formula but this one, which some programs read over.
const guardLineFeed = (text: string): string => (text.startsWith('\n') ? `'${text}` : text);

/**
 * CSV (RFC 4180) that a spreadsheet program opens: byte order mark, header, CRLF. A cell that a
 * program could take for a formula begins with an apostrophe. Times are ISO 8601, lists and objects
 * JSON, what is not known is empty.
 */
export const CSV_OPTIONS: Options = {
  bom: true,
  header: true,
  record_delimiter: 'windows',
  // Line breaks: the library quotes the record's own alone; RFC 4180 §2.6 wants every one quoted.
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: {
    string: guardLineFeed,
    boolean: String,
    date: (time) => time.toISOString(),
    object: (value) => JSON.stringify(value),
  },
};
