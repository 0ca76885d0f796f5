import { JSDOM } from 'jsdom';
import { fuzz, anyMutatedText, readCorpus } from '../../shared/testing/fuzz';
import { renderMarkdown } from './markdownHtml';

const corpus = (name: string) => readCorpus(`src/shared/testing/corpus/${name}.json`);

/** Reads HTML as browsers do. */
const parser = new new JSDOM().window.DOMParser();

const ELEMENTS =
  /^(p|a|strong|em|del|code|pre|h[1-6]|ul|ol|li|input|blockquote|table|thead|tbody|tr|th|td|hr|br|sup|section)$/;
const ATTRIBUTES =
  /^(href|title|alt|start|type|checked|disabled|class|style|id|aria-[a-z]+|data-footnote[a-z-]*|dir)$/;

/** Returns the text as UTF-8, which has no halves of letters. */
const sent = (text: string): string => Buffer.from(text).toString();

/** Finds what a browser would find in it that is not on the list. */
function foreignIn(html: string): string[] {
  const { body } = parser.parseFromString(sent(html), 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const attributes = [...element.attributes].filter(({ name: attribute, value }) => {
      if (!ATTRIBUTES.test(attribute)) return true;
      if (attribute === 'href') return /^[\s\p{Cc}]*(javascript|data|vbscript|file):/iu.test(value);
      if (attribute === 'id')
        return !value.startsWith('user-content-') && value !== 'footnote-label';
      return attribute === 'style' && !/^text-align:(left|right|center)$/.test(value);
    });
    return [
      ...(ELEMENTS.test(name) ? [] : [name]),
      ...attributes.map((attribute) => `${name} ${attribute.name}=${attribute.value}`),
    ];
  });
}

test('fuzz, Markdown on the host: elements and attributes of the allow-list, no script in an address, no name that shadows one of the page', () =>
  fuzz({
    corpus: [...corpus('scripts'), ...corpus('markdown')],
    generated: anyMutatedText(
      ...corpus('scripts').values(),
      '# a\n\n**b** [c](/blogs/x) ![d](/v1/files/e) ~~f~~[^1]\n\n[^1]: g\n\n| h | i |\n|:-|-:|\n| j | k |',
    ),
    read: (text) => renderMarkdown(text, 'https://city.example/en'),
    oneOf: 2,
    look: (html) => expect(foreignIn(html)).toEqual([]),
  }));
