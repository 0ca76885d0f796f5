import type { Locale } from '../../shared/locales';
import { TEST_LOCALES } from '../../shared/testing/testLocales';
import { createLook } from '../../shared/look/accentTokens';
import { composeMail, toGreetingName, type MailLook } from './composeMail';
import type { MailOrder } from './mailer';
import { MAIL_TEMPLATES, getMailTexts, type MailTemplate, type MailTexts } from './texts';
import { fillTexts } from '../city/currentSettings';

const FROM = { name: 'Meydan', address: 'meydan@portal.example' };
const VALUES = {
  name: 'Deniz Kaya',
  link: 'https://portal.example/en/confirm-email#token=one',
  signInLink: 'https://portal.example/en/sign-in',
  resetLink: 'https://portal.example/en/forgot-password',
  undoLink: 'https://portal.example/en/undo-password-change#token=two',
  stopLink: 'https://portal.example/en/unsubscribe#token=three',
};
const compose = (order: Partial<MailOrder> = {}, look?: MailLook) =>
  composeMail(
    {
      order: {
        to: 'deniz@city.example',
        locale: 'en',
        template: 'confirmEmail',
        values: VALUES,
        ...order,
      },
      messageId: '0b7c7a3e-5f0e-4a52-9d0c-3d1f5f6b8a11',
      orderedAt: new Date(0),
    },
    FROM,
    look,
  );
const EVERY_MAIL = TEST_LOCALES.flatMap((locale) =>
  MAIL_TEMPLATES.map((template): [Locale, MailTemplate] => [locale, template]),
);

test.each([
  ['a second address', 'a@city.example, b@city.example'],
  ['a line break', 'a@city.example\r\nBcc: b@city.example'],
  ['a name with an address', 'Deniz <a@city.example>'],
  ['a comment', 'a(x)@city.example'],
  ['a group', 'all:a@city.example;'],
  ['two at signs', 'a@b@city.example'],
  ['a null character', 'a\0@city.example'],
  ['more than 254 characters', `${'a'.repeat(250)}@b.example`],
  ['nothing', ''],
])('a receiver with %s is refused', (_what, to) => {
  expect(() => compose({ to })).toThrow('badAddress');
});

test.each([
  ['missing', undefined],
  ['a script', 'javascript:alert(1)'],
  ['relative', '/en/confirm-email'],
])('a link that is %s is refused', (_what, link) => {
  const values = link === undefined ? { name: 'Deniz' } : { ...VALUES, link };
  expect(() => compose({ values })).toThrow('badLink');
});

test('what somebody typed as a name reaches no header and no markup', () => {
  const values = { ...VALUES, name: 'Eve\r\nBcc: b@city.example\r\n\r\n<script>' };
  const mail = compose({ values });
  expect(mail.subject).toBe(getMailTexts('en').mails.confirmEmail.subject);
  expect(Object.values(mail.headers).join()).not.toMatch(/Eve|Bcc/);
  expect(mail.text + mail.html).not.toMatch(/Bcc|<script>/);
  expect(compose({ values: { ...VALUES, name: 'A & "B"' } }).html).toContain(
    '<bdi>A &amp; &quot;B&quot;</bdi>',
  );
});

test.each([
  ['Deniz Kaya', 'Deniz Kaya'],
  ['  Deniz\r\n\tKaya\u2028', 'Deniz Kaya'],
  ['\u202eDeniz\u2066', 'Deniz'],
  ['ليلى حداد', 'ليلى حداد'],
  ['Dr. J. R. O’Neil-Şahin', 'Dr. J. R. O’Neil-Şahin'],
  ['You won: https://evil.example', ''],
  ['Look at evil.example', ''],
  ['write to me@evil.example', ''],
  ['a'.repeat(61), ''],
])('the name %j is greeted as %j', (name, greeted) => {
  expect(toGreetingName(name)).toBe(greeted);
});

test('without a name the greeting has none', () => {
  const { text, html } = compose({ values: { ...VALUES, name: '' } });
  expect(text.startsWith('Hello,\n')).toBe(true);
  expect(html).toContain('>Hello,</p>');
});

test.each(EVERY_MAIL)(
  '[SPEC 1.6] the mail in %s, %s: every text in both parts, one button, its address, nothing from elsewhere',
  (locale, template) => {
    const { text, html } = compose({ locale, template });
    const texts: MailTexts = fillTexts(getMailTexts(locale), locale);
    const { subject, body, button, other, notYou, why } = texts.mails[template];
    for (const sentence of [...body, button, notYou, why, ...(other ? [other] : [])]) {
      expect(text).toContain(sentence);
      expect(html).toContain(sentence);
    }
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html.match(/display:inline-block/g)).toHaveLength(1);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!);
    expect(new Set(links).size).toBe(other ? 2 : 1);
    for (const link of links) {
      expect(text).toContain(`\n${link}\n`);
      expect(html).toContain(`>${link}</a>`);
    }
    expect(html).not.toMatch(/<(img|style|script|link|iframe)|url\(|src=/i);
    expect(html + text).not.toContain('{name}');
  },
);

test('a mail has the colours that it is given, and no other ones beside the papers', () => {
  const accent = createLook('#ffd500').tokens.usual.light;
  const entries = [
    { title: 'A poll', titleLocale: 'en', what: 'opens', why: 'you follow it', link: VALUES.link },
  ] as const;
  const values = { ...VALUES, quotation: 'What staff wrote' };
  const { html } = compose({ template: 'dailyNews', values, entries }, { accent, logo: null });
  const used = new Set(html.match(/#[\da-f]{6}\b/g));
  const papers = ['#fcfaf6', '#ffffff', '#16272d', '#49585f'];
  expect([...used].sort()).toEqual([...papers, accent.accent, accent['accent-line']].sort());
  expect(html).toContain(`background:${accent.accent};color:${accent['on-accent']}`);
});

test('[SPEC 1.6] no mail has a sentence of another language', () => {
  const sentences = TEST_LOCALES.flatMap((locale) => {
    const texts: MailTexts = fillTexts(getMailTexts(locale), locale);
    return MAIL_TEMPLATES.flatMap((template) => {
      const { subject, body, button, notYou } = texts.mails[template];
      return [...new Set([subject, ...body, button, notYou])].map(
        (text) => [text, locale] as const,
      );
    });
  });
  const languages = new Map<string, Set<Locale>>();
  for (const [text, locale] of sentences)
    languages.set(text, (languages.get(text) ?? new Set()).add(locale));
  expect([...languages.values()].every(({ size }) => size === 1)).toBe(true);
  expect(sentences.filter(([text, locale]) => /[؀-ۿ]/.test(text) !== (locale === 'ar'))).toEqual(
    [],
  );
});

test('the logo comes with the mail, and says the portal’s name where pictures are off', () => {
  const logo = { png: Buffer.from('a logo'), width: 300, height: 80 };
  const { accent } = { accent: createLook('#ffd500').tokens.usual.light };
  const { html, attachments } = compose({ locale: 'ar' }, { accent, logo });
  const [part] = attachments;
  expect(part).toMatchObject({ contentType: 'image/png', content: logo.png });
  const [image = ''] = /<img[^>]*>/.exec(html) ?? [];
  expect(image.replace(/\s+/g, ' ')).toContain(
    `src="cid:${part!.cid}" alt="ميدان" width="150" height="40"`,
  );
  expect(compose({}, { accent, logo: null }).html).not.toContain('<img');
});
