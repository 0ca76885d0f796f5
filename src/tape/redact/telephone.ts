/**
 * Written internationally (`+90 312 555 01 02`), or within a country with its parts set apart
 * (`0312 555 01 02`).
 */
export const TELEPHONE_PATTERN =
  /(?<![\w+])\+[1-9]\d{0,2}[ ./-]?\(?\d(?:[ ()./-]{0,2}\d){6,12}|(?<![\w+.:/-])\(?0\d{2,4}\)?[ /-]\d{3}[ -]?\d{2}[ -]?\d{2,4}(?![\w:-])/g;
