/** @jest-environment node */
import { convertPastedHtml } from './pastedMarkdown';

/** HTML as Word puts it into the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;} --></style></head><body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-line-height-rule:exactly'>Shade for <b>every</b> bench<o:p></o:p></h1>
<p class=MsoNormal>We walked along <b style='mso-bidi-font-weight:normal'>every</b> street,&nbsp;and <i>sat</i> down.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Trees<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Planes<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>Awnings<o:p></o:p></p>
<p class=MsoNormal>See <a href="https://example.org/a(b)">the map</a>.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

/** HTML as Google Docs puts it into the clipboard: all of it in a b that is not bold. */
const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;font-weight:400;">ظل لكل مقعد</span></h2>
<p dir="rtl"><span style="font-weight:700;">مشينا</span><span style="font-weight:400;"> في كل </span><span style="font-style:italic;">شارع</span></p><br />
<ul><li dir="rtl"><p role="presentation"><span>أشجار</span></p></li><ul><li><p><span>دلب</span></p></li></ul><li><p><span>مظلات</span></p></li></ul>
<table><tbody><tr><td><p>Street</p></td><td><p>Benches | all</p></td></tr><tr><td><p>Quay</p></td><td><p>12</p></td></tr></tbody></table></b>`;

test('what was copied in Word becomes headings, lists, links and bold words', () => {
  expect(convertPastedHtml(WORD)).toBe(
    [
      '## Shade for every bench\n',
      'We walked along **every** street, and _sat_ down.\n',
      '- Trees\n   - Planes\n1. Awnings\n',
      'See [the map](https://example.org/a%28b%29).',
    ].join('\n'),
  );
});

test('what was copied in Google Docs does, too, in Arabic', () => {
  expect(convertPastedHtml(DOCS)).toBe(
    [
      '## ظل لكل مقعد\n',
      '**مشينا** في كل _شارع_\n',
      '- أشجار\n  - دلب\n- مظلات\n',
      '| Street | Benches \\| all |\n| --- | --- |\n| Quay | 12 |',
    ].join('\n'),
  );
});

test.each([
  ['a script', '<p><b>a</b><script>alert(1)</script></p>', '**a**'],
  ['an address that runs', '<p><a href="javascript:alert(1)">a</a> b</p>', 'a b'],
  ['a picture', '<p><b>a</b><img src="x" onerror="alert(1)"></p>', '**a**'],
  ['signs of Markdown', '<p><b>a*b</b> [c](d) &lt;e&gt;</p>', '**a\\*b** \\[c\\](d) \\<e>'],
  [
    'the beginning of a list',
    '<p># no <i>heading</i></p><p>1. no</p>',
    '\\# no _heading_\n\n1\\. no',
  ],
  ['blanks in bold words', '<p>a<b> b </b>c</p>', 'a **b** c'],
  ['a quotation', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
  ['program text', '<pre>a *b*\n c</pre>', '```\na *b*\n c\n```'],
  ['a numbered list', '<ol><li>a<ul><li>b</li></ul></li><li>c</li></ol>', '1. a\n   - b\n2. c'],
  ['what is left open', '<ul><li><b>a', '- **a**'],
])('%s', (_what, html, markdown) => {
  expect(convertPastedHtml(html)).toBe(markdown);
});

test.each(['', 'words', '<span style="color:red">words</span>', '<p>words</p>'])(
  '“%s” is plain text: the browser pastes it',
  (html) => {
    expect(convertPastedHtml(html)).toBeNull();
  },
);

test('what is nested without end is read all the same', () => {
  const text = convertPastedHtml(`${'<blockquote>'.repeat(3_000)}<b>a</b>`);
  expect(text).toContain('a');
  expect(text!.match(/>/g)!.length).toBeLessThan(100);
});
