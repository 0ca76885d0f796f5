import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { listAxeViolations } from './axe';
import { openOwnInstallation } from './ownInstallation';
import { expectSignedIn, signIn, test, getText, watchErrors } from './portal';
import { enterAsWriter, getButton, getField, getMain, publish, write } from './writers';

const NADIA = 'نادية صالح';
const ADMIN = 'Alex Morgan';
const [WIDE, PHONE] = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
];
const ALT = 'Plane trees along the quay';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n');

const installation = openOwnInstallation();

/** The page of a post before it is out, and the parts that a missing page asks for when awake. */
const PROVOKED = /status of 404 .*\/blogs\/shade-on-the-quay(?:[/?]|$)/;

// A picture of a draft is asked for once more in the name of the person (`ui/Picture`).
test.use({ loggedErrors: /status of 404 .*\/v1\/files\/[\w-]+\/w\/\d+$/ });

/** Opens a page in a browser that has never been here. */
async function visitor(browser: Browser) {
  const page = await (await browser.newContext({ viewport: WIDE })).newPage();
  return { page, faults: watchErrors(page, PROVOKED) };
}

const isLoaded = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

async function expectPicture(page: Page): Promise<void> {
  const picture = getMain(page).getByRole('img', { name: ALT });
  await expect(picture).toBeVisible();
  await expect.poll(() => isLoaded(picture)).toBe(true);
  expect(await picture.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(
    '100% 48%',
  );
}

/** Moves the point that stays in view to the right edge and a little up, by keyboard. */
async function moveFocus(page: Page): Promise<void> {
  const [across, down] = ['edit.files.focusX', 'edit.files.focusY'].map((id) =>
    getMain(page).getByRole('slider', { name: getText('en', id) }),
  );
  await across!.press('End');
  await expect(across!).toHaveAttribute('aria-valuetext', '100% from the left');
  await down!.press('ArrowUp');
  await down!.press('ArrowUp');
  await expect(down!).toHaveAttribute('aria-valuetext', '48% from the top');
}

async function expectAccessible(page: Page): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    expect(await listAxeViolations(page)).toEqual([]);
  }
}

/** Picture with words, and a document, on their part of the page. */
async function addFiles(page: Page, edit: string): Promise<void> {
  await page.goto(`${edit}?part=files`);
  const inputs = getMain(page).locator('input[type="file"]');
  const picture = { width: 1600, height: 900, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create: picture }).png().toBuffer();
  await inputs.first().setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer });
  await getField(page, 'edit.files.alt.en').fill(ALT);
  await moveFocus(page);
  await inputs
    .last()
    .setInputFiles({ name: 'planting-plan.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(getField(page, 'edit.files.title.en')).toHaveValue('planting plan');
  await getButton(page, 'edit.files.save').click();
  await expect(getMain(page).getByText(getText('en', 'edit.files.saved')).first()).toBeVisible();
}

/** @returns the address of a link to the draft */
async function makeLink(page: Page, edit: string): Promise<string> {
  await page.goto(edit);
  await getMain(page).getByText(getText('en', 'edit.preview.title'), { exact: true }).click();
  await getButton(page, 'edit.preview.make').click();
  return getMain(page).getByLabel(getText('en', 'edit.preview.made')).inputValue();
}

test('an editor writes a post in two languages with picture and document, shows it by a link, submits and publishes it', async ({
  page,
  browser,
}) => {
  const { portal } = installation();
  const post = `${portal}/en/blogs/shade-on-the-quay`;
  await page.setViewportSize(WIDE);
  await enterAsWriter(page, portal, NADIA);

  await page.goto(`${portal}/en/blogs/create`);
  await write(page, 'en', {
    title: 'Shade on the quay',
    summary: 'Forty trees before the summer.',
    body: 'The first trees stand.',
  });
  await getMain(page)
    .getByRole('tab', { name: /Türkçe|Turkish/ })
    .click();
  await expect(getField(page, 'edit.title.en')).toBeHidden();
  await write(page, 'tr', {
    title: 'Rıhtımda gölge',
    summary: 'Yazdan önce kırk ağaç.',
    body: 'İlk ağaçlar dikildi.',
  });
  await getButton(page, 'edit.save').click();
  await expect(page).toHaveURL(`${post}/edit?part=details`);

  await addFiles(page, `${post}/edit`);
  const link = await makeLink(page, `${post}/edit`);
  await expectAccessible(page);

  const guest = await visitor(browser);
  expect((await guest.page.goto(post))!.status()).toBe(404);
  const answer = (await guest.page.goto(link))!;
  expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'private, no-store']);
  await expect(getMain(guest.page).getByText(getText('en', 'history.previewTitle'))).toBeVisible();
  await expectPicture(guest.page);
  const plan = getMain(guest.page).getByRole('link', { name: 'planting plan', exact: true });
  const address = new URL((await plan.getAttribute('href'))!, portal);
  expect((await guest.page.request.get(address.href)).status()).toBe(200);
  address.search = '';
  expect((await guest.page.request.get(address.href)).status()).toBe(404);

  await getButton(page, 'edit.state.more').click();
  await page.getByRole('menuitem', { name: getText('en', 'edit.act.submit') }).click();
  await expect(getMain(page).getByText(getText('en', 'edit.state.inReviewTitle'))).toBeVisible();
  await publish(page);
  await expect(page).toHaveURL(post);

  await guest.page.goto(post);
  await expect(getMain(guest.page).getByText('The first trees stand.')).toBeVisible();
  await expectPicture(guest.page);
  await guest.page.goto(`${portal}/tr/blogs/shade-on-the-quay`);
  await expect(
    getMain(guest.page).getByRole('heading', { level: 1, name: 'Rıhtımda gölge' }),
  ).toBeVisible();
  await expect(getMain(guest.page).getByText('İlk ağaçlar dikildi.')).toBeVisible();
  await guest.page.goto(`${portal}/en/blogs`);
  await expect(getMain(guest.page).getByRole('link', { name: 'Shade on the quay' })).toBeVisible();
  expect(guest.faults).toEqual([]);
});

/** Classes of sign-in that the operator of this test counts as one with a second factor. */
const CLASSES = 'city/two-steps city/passkey';
const REFUSAL = { code: 'providerFactorDue', status: 403, title: 'A second factor is missing.' };

/** Has the host miss a second factor at the provider until the provider was asked for one. */
async function requireFactorOnce(page: Page, portal: string) {
  const asked: string[] = [];
  const isDue = () => asked.length === 0;
  page.context().on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.has('acr_values')) asked.push(searchParams.get('acr_values')!);
  });
  const due = { factor_due: true, factor_due_at_provider: true, factor_acr_values: CLASSES };
  await page.context().route(`${portal}/connect/userinfo`, async (route) => {
    const response = await route.fetch();
    const record = (await response.json()) as object;
    await route.fulfill({ response, json: isDue() ? { ...record, ...due } : record });
  });
  const ofStaff = /\/v1\/(?:admin\/contents|blogs)(?:\?|$)/;
  await page
    .context()
    .route(ofStaff, (route) =>
      isDue() ? route.fulfill({ status: 403, json: REFUSAL }) : route.continue(),
    );
  return { asked, forget: () => asked.splice(0) };
}

test.describe('staff whose sign-in had no second factor', () => {
  test.use({ loggedErrors: /status of 403 .*\/v1\/(?:admin\/contents|blogs)/ });

  test('confirm at the city’s login, and go on with what they have typed or where they were', async ({
    page,
  }) => {
    const { portal } = installation();
    await page.goto(`${portal}/en`);
    await signIn(page, 'en', ADMIN);
    const { asked, forget } = await requireFactorOnce(page, portal);

    await page.goto(`${portal}/en/blogs/create`);
    await write(page, 'en', {
      title: 'Benches on the quay',
      summary: 'Where one can rest.',
      body: 'Ten of them.',
    });
    await getButton(page, 'edit.save').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(getText('en', 'sign-in.proof.factorText'))).toBeVisible();
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: getText('en', 'status.confirmAtProvider') }).click();
    await (await opened).getByRole('button', { name: ADMIN }).click();
    await expect(page).toHaveURL(`${portal}/en/blogs/benches-on-the-quay/edit?part=details`);
    expect(asked).toEqual([CLASSES]);

    forget();
    const queue = `${portal}/en/admin/contents?section=blogs`;
    await page.goto(queue);
    await getButton(page, 'status.confirmAtProvider').click();
    await page.getByRole('button', { name: ADMIN }).click();
    await expectSignedIn(page, ADMIN);
    await expect(page).toHaveURL(queue);
    await expect(getMain(page).getByRole('heading', { name: 'Benches on the quay' })).toBeVisible();
    expect(asked).toEqual([CLASSES]);
  });
});
