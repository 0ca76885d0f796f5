import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { fuzz, anyMutatedText, readCorpus } from '../../../shared/testing/fuzz';
import { IntlRoot } from '../../intl/IntlRoot';
import { createStore } from '../../store/createStore';
import { createMemoryPorts } from '../../browser/memoryPorts';
import { MarkdownText } from './MarkdownText';
import { convertPastedHtml } from '../forms/pastedMarkdown';

const shared = (name: string) => readCorpus(`src/shared/testing/corpus/${name}.json`);
const PORTAL = 'https://portal.example';
const MESSAGES = { 'contents.footnotes': 'Notes', 'contents.backToText': 'Back' };
const store = createStore({ ports: createMemoryPorts() });

/** Converts a text to UTF-8, which has no halves of letters. */
const sent = (text: string): string => Buffer.from(text).toString();

/** Lists what an element of user text may never have, read as a browser reads it. */
function hostileIn(html: string): string[] {
  const page = new DOMParser().parseFromString(`<body>${sent(html)}</body>`, 'text/html');
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    if (
      /^(script|style|iframe|object|embed|svg|math|form|base|meta|link|template)$/.test(name) &&
      !isOurs(element)
    )
      return [name];
    return [...element.attributes].flatMap(({ name: attribute, value }) => {
      if (/^on|^style$|^srcdoc$|^ping$/.test(attribute)) return [`${name} ${attribute}`];
      if (/^(href|src|action|formaction|srcset|poster|data|xlink:href)$/.test(attribute))
        return isSafe(attribute, value) ? [] : [`${name} ${attribute}=${value}`];
      return /^(id|name)$/.test(attribute) &&
        !/^(text|react-aria|_[rR]_|footnote-label$)/.test(value)
        ? [`${name} ${attribute}=${value}`]
        : [];
    });
  });
}
/** Parsers put what belongs into the head there. */
const isOurs = (element: Element) => element.tagName === 'HEAD' || element.tagName === 'BODY';

function isSafe(attribute: string, value: string): boolean {
  if (value === '' || value.startsWith('#')) return true;
  if (!URL.canParse(value, PORTAL)) return true;
  const { protocol, origin } = new URL(value, PORTAL);
  // No picture tells another site who reads.
  if (attribute === 'src') return origin === PORTAL;
  return /^(https?|mailto|tel|xmpp|ircs?):$/.test(protocol);
}

const MARKDOWN = [
  '# Quay\n\nA **word**, a [link](/blogs/x "t") and ![p](/v1/files/00000000-0000-4000-8000-000000000001)\n\n- [ ] a\n- b[^1]\n\n[^1]: note',
  '| a | b |\n|:-|-:|\n| <b>c</b> | `d` |\n\n> e\n\n```js\nf\n```\n\nwww.one.example <https://one.example> a@one.example ~~g~~',
];

test('fuzz, Markdown on the page: no script, no handler, no foreign picture, no name that shadows one of the page', () =>
  fuzz({
    corpus: [...shared('scripts'), ...shared('markdown')],
    generated: anyMutatedText(...shared('scripts').values(), ...MARKDOWN),
    read: (text) =>
      renderToStaticMarkup(
        <Provider store={store}>
          <StaticRouter location="/blogs/one">
            <IntlRoot locale="en" timeZone="UTC" now={0} messages={MESSAGES}>
              <MarkdownText text={text} headingLevel={2} hasAnchors hasPictures={false} />
            </IntlRoot>
          </StaticRouter>
        </Provider>,
      ),
    look: (html) => expect(hostileIn(html)).toEqual([]),
  }));

test('fuzz, HTML that is pasted: Markdown without a script’s words, links that lead to the web', () =>
  fuzz({
    corpus: shared('scripts'),
    generated: anyMutatedText(
      ...shared('scripts').values(),
      '<h1>a</h1><p>b <b>c</b> <a href="https://one.example">d</a></p><ul><li>e</ul>',
    ),
    read: (html) => convertPastedHtml(html),
    look: (text) =>
      text === null ||
      expect(text).not.toMatch(/(?<!\\)\]\(\s*(?:javascript|data|vbscript|file):/i),
  }));
