/**
 * webpack loader for `i18n/*.json`: parses every ICU message at build time, so that no parser is shipped (reference: dependencies 1.9).
 * @this {import('webpack').LoaderContext<object>}
 */
module.exports = async function compileMessages(source) {
  const done = this.async();
  try {
    const { parse } = await import('@formatjs/icu-messageformat-parser');
    const compile = ([id, text]) => [id, parse(text, { locale: new Intl.Locale('en') })];
    done(null, JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(source)).map(compile))));
  } catch (error) {
    done(error);
  }
};
