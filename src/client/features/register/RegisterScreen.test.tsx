import { DEMO_SETTINGS } from '../../../demo/city';
import type { PortalSettings } from '../../../shared/contract/settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ar from '../../../../i18n/ar.json';
import en from '../../../../i18n/en.json';
import tr from '../../../../i18n/tr.json';
import { aProblem } from '../../testing/factories';
import type { FakeResponses, FakeResponse } from '../../testing/fakeApi';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { RegisterScreen } from './RegisterScreen';

const PASSWORD = 'lanterns over the quay';
const ACCEPTED = { status: 202, body: {} };
const CALL = 'POST /v1/accounts';

const TERMS = '/v1/legal/terms-and-conditions';
const TERMS_VERSION = 2;
const terms = {
  [TERMS]: { body: aDetailPage('legal', 'en', { details: { versionNumber: TERMS_VERSION } }) },
};

function register(answers: FakeResponses = {}, options = {}) {
  const { calls, ...view } = renderScreen(<RegisterScreen />, {
    url: '/register?to=%2Fblogs',
    answers: { ...terms, ...answers },
    ...options,
  });
  return { ...view, posted: () => calls.filter(({ method }) => method === 'POST') };
}

const refused = (status: number, code: string, detail?: string): FakeResponse => {
  const { body } = aProblem(status, code);
  return { status, body: { ...body, ...(detail && { detail }) } };
};

const fields = (texts: typeof en = en) => ({
  name: screen.getByLabelText(texts['sign-in.form.name']),
  email: screen.getByLabelText(texts['sign-in.form.email']),
  password: screen.getByLabelText(texts['sign-in.form.newPassword']),
});

async function fillAndSend(texts: typeof en = en, password = PASSWORD) {
  const { name, email, password: field } = fields(texts);
  await userEvent.type(name, 'Grace Bell');
  await userEvent.type(email, 'grace@harbour.example');
  await userEvent.type(field, password);
  await userEvent.click(screen.getByRole('button', { name: texts['register.create'] }));
}

test('[SPEC 1.4] an account is asked for with name, address, password and language', async () => {
  const { posted } = register({ [CALL]: ACCEPTED }, { locale: 'tr' });
  await fillAndSend(tr as typeof en);
  const title = await screen.findByRole('heading', { name: tr['register.sentTitle'] });
  expect(title).toHaveFocus();
  expect(screen.getByText('grace@harbour.example')).toHaveAttribute('dir', 'ltr');
  expect(posted().map(({ body }) => body)).toEqual([
    {
      name: 'Grace Bell',
      email: 'grace@harbour.example',
      password: PASSWORD,
      locale: 'tr',
      termsVersion: TERMS_VERSION,
    },
  ]);
});

test('[SPEC 2.6] name and address outlive a reload and another language, the password does not; sent, they are forgotten', async () => {
  const { ports } = register({ [CALL]: [aProblem(500, 'unexpected'), ACCEPTED] });
  const kept = () => ports.sessionStorage.read('draft:register:');
  await fillAndSend();
  await screen.findByRole('alert');
  expect(JSON.parse(kept()!)).toEqual({ name: 'Grace Bell', email: 'grace@harbour.example' });
  await userEvent.click(screen.getByRole('button', { name: en['register.create'] }));
  await screen.findByText(en['register.sent']);
  expect(kept()).toBeNull();
});

test('the terms and the privacy policy are beside the button, in a tab of their own: what was typed stays', () => {
  register();
  const links = ['terms and conditions', 'privacy policy'].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/terms-and-conditions',
    '/privacy-policy',
  ]);
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
});

test('without an answer about the terms the account is asked for all the same, and no version is claimed', async () => {
  const { posted } = register({ [CALL]: ACCEPTED, [TERMS]: aProblem(404, 'notFound') });
  await fillAndSend();
  expect(await screen.findByText(en['register.sent'])).toBeVisible();
  expect(posted()[0]!.body).not.toHaveProperty('termsVersion');
});

test('while it is under way the form says so and is not sent again', async () => {
  const { posted } = register({ [CALL]: new Promise<never>(() => undefined) });
  await fillAndSend();
  const button = screen.getByRole('button', { name: en['register.create'] });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(posted()).toHaveLength(1);
});

test('the rules of the password are marked as they are kept', async () => {
  register();
  const { password } = fields();
  const kept = () =>
    screen.getAllByText(en['sign-in.rule.kept']).map((mark) => mark.parentElement?.textContent);
  await userEvent.type(password, 'abcde');
  expect(kept()).toEqual([`${en['sign-in.rule.different']}${en['sign-in.rule.kept']}`]);
  await userEvent.type(password, 'fghij');
  expect(kept()).toHaveLength(2);
  expect(password).toHaveAccessibleDescription(new RegExp(en['sign-in.rule.length']));
});

test('a password may be pasted', async () => {
  register();
  const { password } = fields();
  await userEvent.click(password);
  await userEvent.paste(PASSWORD);
  expect(password).toHaveValue(PASSWORD);
});

test('a password that breaks a rule is not sent', async () => {
  const { posted } = register();
  await fillAndSend(en, 'aaaaaaaaaaaa');
  expect(fields().password).toHaveFocus();
  expect(screen.getByText(en['sign-in.weak.tooUniform'])).toBeVisible();
  expect(posted()).toEqual([]);
});

test.each([
  ['weakPassword', 'tooCommon', 'password', 'sign-in.weak.tooCommon'],
  ['weakPassword', 'namesPerson', 'password', 'sign-in.weak.namesPerson'],
  ['weakPassword', 'somethingNew', 'password', 'sign-in.weak.tooCommon'],
  ['invalidEmail', undefined, 'email', 'sign-in.fault.invalidEmail'],
] as const)(
  'the server’s word %s (%s) stands at the field, which takes the focus',
  async (code, detail, field, text) => {
    register({ [CALL]: refused(422, code, detail) });
    await fillAndSend();
    expect(await screen.findByText(en[text])).toBeVisible();
    expect(fields()[field]).toHaveFocus();
    expect(fields().password).toHaveValue(PASSWORD);
  },
);

test.each([
  [429, 'tooManyRequests', 'error.tooManyTries'],
  [500, 'unexpected', 'error.unexpected'],
] as const)(
  'a failure %s is told above the button; another try works',
  async (status, code, text) => {
    register({ [CALL]: [aProblem(status, code), ACCEPTED] });
    await fillAndSend();
    expect(await screen.findByRole('alert')).toHaveTextContent(en[text]);
    await userEvent.click(screen.getByRole('button', { name: en['register.create'] }));
    expect(await screen.findByText(en['register.sent'])).toBeVisible();
  },
);

const INSTALLATION = { legalPages: [], canRegister: false, hasProvider: true };

test.each([
  ['en', en],
  ['ar', ar],
  ['tr', tr],
] as const)(
  'before there are terms and a privacy policy the page in %s says so, and shows no form and no link to nothing',
  (locale, texts) => {
    register({}, { locale, preloadedState: { installation: INSTALLATION } });
    expect(screen.getByText(texts['register.notOpen'])).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: texts['register.create'] })).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/sign-in?to=%2Fblogs']);
  },
);

test.each([
  ['en', en],
  ['ar', ar],
  ['tr', tr],
] as const)('a refusal for want of terms is told in %s', async (locale, texts) => {
  register({ [CALL]: aProblem(409, 'legalTextsMissing') }, { locale });
  await fillAndSend(texts as typeof en);
  expect(await screen.findByRole('alert')).toHaveTextContent(texts['refused.legalTextsMissing']);
});

test.each([
  [true, 'register.intro'],
  [false, 'register.introAlone'],
] as const)('a city’s login is named where there is one: %s', (hasProvider, intro) => {
  const installation = { ...INSTALLATION, canRegister: true, hasProvider };
  register({}, { preloadedState: { installation } });
  expect(screen.getByText(en[intro])).toBeVisible();
});

test('who has an account finds the sign-in', () => {
  register();
  const link = screen.getByRole('link', { name: en['sign-in.form.toSignIn'] });
  expect(link).toHaveAttribute('href', '/sign-in?to=%2Fblogs');
});

describe('as the city has set it', () => {
  const open = (signIn: Partial<PortalSettings['signIn']>) =>
    register(
      {},
      { settings: { ...DEMO_SETTINGS, signIn: { ...DEMO_SETTINGS.signIn, ...signIn } } },
    );

  test.each([
    [{ passwords: false }, en['register.passwordsOff']],
    [{ registration: 'off' }, en['register.closed']],
  ] as const)(
    'with %j there is no form but the reason and the way to sign in',
    (signIn, reason) => {
      open(signIn);
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByRole('link', { name: en['sign-in.form.toSignIn'] })).toBeVisible();
    },
  );

  test('the domains whose addresses can register are named', () => {
    open({ registration: 'domains', domains: ['city.example', 'town.example'] });
    expect(screen.getByText(/at city\.example or town\.example can register/)).toBeVisible();
  });
});
