const { LOCALES } = require('./messageFiles.cjs');

const RULE = /[^{}\n]*\bLANGUAGE\b[^{}]*\{[^}]*\}/g;

/** webpack loader for style sheets: writes a rule that holds `LANGUAGE` for each language. */
module.exports = (css) =>
  css.replace(RULE, (rule) => LOCALES.map((code) => rule.replaceAll('LANGUAGE', code)).join('\n'));
