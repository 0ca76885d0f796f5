const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const CLIENT = path.join(__dirname, '..', '..', 'client');
const LANGUAGES = path.join(CLIENT, '..', '..', 'i18n');
const PARTS = path.join(CLIENT, 'intl', 'messageParts.json');
/** Languages that have a file: `en.json`. */
const LOCALES = readdirSync(LANGUAGES).flatMap(
  (file) => /^([a-z]{2,3})\.json$/.exec(file)?.[1] ?? [],
);
// Texts that are in no part of the table.
const SHELL = 'shell';
// Their texts belong to the first view, or can be needed at any time.
const IN_SHELL = ['home', 'errors'];
// Texts of the host's own pages, where the portal cannot be shown.
const ONLY_HOST = 'host';

const readParts = () => JSON.parse(readFileSync(PARTS, 'utf8'));

/**
 * The names of all areas in an id, the longest first: `edit.upload.choose` is in `edit.upload`,
 * else in `edit`.
 */
function areasOf(id) {
  const names = id.split('.');
  return names.map((_name, index) => names.slice(0, names.length - index).join('.'));
}

/**
 * Reads the part of the texts that each id is in, by `messageParts.json`.
 * @returns {(id: string) => string | null} null for what no browser loads
 */
function partsOfIds() {
  const features = readdirSync(path.join(CLIENT, 'features')).filter(
    (name) => !IN_SHELL.includes(name),
  );
  const partOf = new Map([
    ...features.map((name) => [name, 'common']),
    ...Object.entries(readParts().areas).flatMap(([part, names]) =>
      names.map((name) => [name, part]),
    ),
    [ONLY_HOST, null],
  ]);
  return (id) => {
    const area = areasOf(id).find((name) => partOf.has(name));
    return area === undefined ? SHELL : partOf.get(area);
  };
}

const fileOf = (locale, part) => {
  const chunk = `messages-${locale}${part === SHELL ? '' : `-${part}`}`;
  const file = JSON.stringify(path.join(LANGUAGES, `${locale}.json?${part}`));
  return `${locale}: () => import(/* webpackChunkName: "${chunk}" */ ${file})`;
};
const table = (names, row) => `{ ${names.map(row).join(',\n')} }`;
const languagesOf = (part) => table(LOCALES, (locale) => fileOf(locale, part));

/**
 * Webpack loader for `shellFiles.ts` and `laterFiles.ts`: writes one import for each language,
 * and for each part of it.
 */
module.exports = function messageFiles() {
  if (path.basename(this.resourcePath) === 'shellFiles.ts')
    return `const FILES = ${languagesOf(SHELL)};
export const loadShellFile = async (locale) => (await FILES[locale]()).default;`;
  this.addDependency(PARTS);
  return `const FILES = ${table(Object.keys(readParts().areas), (part) => `${part}: ${languagesOf(part)}`)};
export const loadLaterFile = async (part, locale) => (await FILES[part][locale]()).default;`;
};
module.exports.readParts = readParts;
module.exports.partsOfIds = partsOfIds;
module.exports.PARTS = PARTS;
module.exports.LOCALES = LOCALES;
