const { transformSync } = require('esbuild');
const { LOCALES } = require('./messageFiles.cjs');

const keepId = ({ id }) => ({ id });
const inLanguages = (message) =>
  Object.fromEntries(LOCALES.map((language) => [language, { ...message, values: { language } }]));
const STUBS = {
  'react-intl': {
    defineMessage: keepId,
    defineMessages: (table) =>
      Object.fromEntries(Object.entries(table).map(([name, message]) => [name, keepId(message)])),
  },
};

/**
 * webpack loader for `messages.ts`: keeps the ids and drops the English text and the descriptions,
 * which the language files carry. Such a file may import nothing but react-intl, types and
 * `inLanguages`.
 */
module.exports = function stripMessages(source) {
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs' });
  const compiled = { exports: {} };
  new Function('module', 'exports', 'require', code)(compiled, compiled.exports, (name) => {
    if (name.endsWith('/inLanguages')) return { inLanguages };
    if (!STUBS[name]) throw new Error(`messages may not import ${name}`);
    return STUBS[name];
  });
  return Object.entries(compiled.exports)
    .map(([name, value]) => {
      if (typeof value === 'function')
        throw new Error(`messages may not export a function: ${name}`);
      return `export const ${name} = ${JSON.stringify(value)};`;
    })
    .join('\n');
};
