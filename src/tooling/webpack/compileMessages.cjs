const { readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const FEATURES = path.join(__dirname, '..', '..', 'client', 'features');
// Their texts belong to the first view, or can be needed at any time.
const IN_SHELL = ['home', 'errors'];
// Of the contents of sections: neither the frame of the pages nor the home page says any of it.
const ABOUT_CONTENTS = [
  'comments',
  'intro',
  'topic',
  'area',
  'author',
  'kind',
  'language',
  'chart',
];
// Of papers and results alone.
const ABOUT_POLLS = 'have-your-say';
// Nobody meets them without an account, or on the way to one.
const ABOUT_ACCOUNTS = [
  ...['me', 'edit', 'quiz-edit', 'admin', 'workbench', 'register', 'confirm-email'],
  ...['forgot-password', 'reset-password', 'undo-password-change'],
];
// Of the page alone that a ballot paper is built on.
const ABOUT_BUILDING = 'poll-edit';
// What the host says itself where the portal cannot be shown.
const ONLY_HOST = 'host';

/**
 * webpack loader for `i18n/*.json`: parses every ICU message at build time, so that no parser is shipped. The query takes one part:
 * `?account`, `?polls`, `?building` and `?features` the texts of the feature folders and of contents, `?shell` everything else. A text
 * that is not translated is there in English.
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = async function compileMessages(source) {
  const done = this.async();
  try {
    const { parse } = await import('@formatjs/icu-messageformat-parser');
    const inFeatures = [...readdirSync(FEATURES), ...ABOUT_CONTENTS].filter(
      (name) => !IN_SHELL.includes(name),
    );
    const english = path.join(path.dirname(this.resourcePath), 'en.json');
    this.addDependency(english);
    const texts = { ...JSON.parse(readFileSync(english, 'utf8')), ...JSON.parse(source) };
    const areaOf = (id) => id.split('.')[0];
    const partOf = (id) => {
      if (ABOUT_ACCOUNTS.includes(areaOf(id))) return '?account';
      if (areaOf(id) === ABOUT_POLLS) return '?polls';
      if (areaOf(id) === ABOUT_BUILDING) return '?building';
      return inFeatures.includes(areaOf(id)) ? '?features' : '?shell';
    };
    const wanted = Object.entries(texts).filter(
      ([id]) =>
        areaOf(id) !== ONLY_HOST &&
        (this.resourceQuery === '' || partOf(id) === this.resourceQuery),
    );
    done(null, JSON.stringify(Object.fromEntries(wanted.map(([id, text]) => [id, parse(text)]))));
  } catch (error) {
    done(error);
  }
};
