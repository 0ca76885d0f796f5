const { readdirSync } = require('node:fs');
const path = require('node:path');

const FEATURES = path.join(__dirname, '..', '..', 'client', 'features');
// Their texts belong to the first view, or can be needed at any time.
const IN_SHELL = ['home', 'errors'];

/**
 * webpack loader for `i18n/*.json`: parses every ICU message at build time, so that no parser is shipped. The query takes one part:
 * `?features` the texts of the feature folders, `?shell` everything else.
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = async function compileMessages(source) {
  const done = this.async();
  try {
    const { parse } = await import('@formatjs/icu-messageformat-parser');
    const features = ['workbench', ...readdirSync(FEATURES)].filter(
      (name) => !IN_SHELL.includes(name),
    );
    const partOf = (id) => (features.includes(id.split('.')[0]) ? '?features' : '?shell');
    const wanted = Object.entries(JSON.parse(source)).filter(
      ([id]) => this.resourceQuery === '' || partOf(id) === this.resourceQuery,
    );
    done(null, JSON.stringify(Object.fromEntries(wanted.map(([id, text]) => [id, parse(text)]))));
  } catch (error) {
    done(error);
  }
};
