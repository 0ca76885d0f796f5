import { SAFE_VALUE, STYLE_PROPERTIES, listReferences } from './svgRules';

/** A rule of a style sheet in a drawing: what it matches by, and what it refers to. */
export interface StyleRule {
  /** Classes, ids and elements that its selectors name. */
  readonly names: readonly string[];
  readonly references: readonly string[];
  readonly css: string;
}

const SELECTORS = /^[\w\s.#,>*-]+$/;
const AT_BLOCKS = /@[^@{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const AT_STATEMENTS = /@[^@{};]*;/g;

/** Takes comments away, in one pass however many are begun and never ended. */
const removeComments = (text: string): string =>
  text
    .split('/*')
    .map((part, index) => {
      if (index === 0) return part;
      const end = part.indexOf('*/');
      return end < 0 ? '' : part.slice(end + 2);
    })
    .join(' ');

/**
 * Returns the declarations that draw, written anew; `report` is told whether one was left out that
 * could have reached out of the drawing.
 */
export function cleanDeclarations(text: string, report: (what: string) => void): string {
  if (text.includes('\\')) {
    report('style');
    return '';
  }
  return removeComments(text)
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
      const value = declaration
        .slice(colon + 1)
        .replace(/!\s*important/i, '')
        .trim();
      if (STYLE_PROPERTIES.has(property) && value !== '' && SAFE_VALUE.test(value))
        return [`${property}:${value}`];
      if (/[@(]/.test(declaration)) report('style');
      return [];
    })
    .join(';');
}

/**
 * Returns the rules of a style sheet, with what draws alone. Rules inside of `@media` and other
 * blocks are left out: which of them hold depends on where the drawing is shown.
 */
export function cleanStyleSheet(text: string, report: (what: string) => void): StyleRule[] {
  if (text.includes('\\')) {
    report('style');
    return [];
  }
  const plain = removeComments(text);
  const flat = plain.replace(AT_BLOCKS, '').replace(AT_STATEMENTS, '');
  if (flat !== plain) report('style');
  return flat.split('}').flatMap((rule) => {
    const [selectors = '', declarations = '', ...more] = rule.split('{');
    const kept = cleanDeclarations(declarations, report);
    if (kept === '' || more.length > 0 || !SELECTORS.test(selectors)) return [];
    return [
      {
        names: selectors.match(/[\w-]+|\*/g) ?? [],
        references: listReferences(kept),
        css: `${selectors.trim().replace(/\s+/g, ' ')}{${kept}}`,
      },
    ];
  });
}
