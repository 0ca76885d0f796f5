import { expect, type Locator, type Page } from '@playwright/test';
import { signIn, getText } from './portal';

export const getMain = (page: Page): Locator => page.getByRole('main');

/** Finds a button of the main part by its text. */
export const getButton = (page: Page, id: string): Locator =>
  getMain(page).getByRole('button', { name: getText('en', id), exact: true });

/** Finds a field of the main part by its label. */
export const getField = (page: Page, id: string): Locator =>
  getMain(page).getByRole('textbox', { name: getText('en', id) });

/** Signs in, in English, with the terms accepted: from now on this person may write. */
export async function enterAsWriter(page: Page, portal: string, name: string): Promise<void> {
  await page.goto(`${portal}/en`);
  await signIn(page, 'en', name);
  await page.getByRole('button', { name: getText('en', 'terms.accept') }).click();
  await expect(page.getByText(getText('en', 'terms.accepted'))).toBeVisible();
}

/** Expects that what is typed has reached the host. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(getMain(page).locator('[data-saving="saved"]')).toBeVisible();

/** Finds the button that publishes: a step with something typed is saved by it first. */
export const getPublishButton = (page: Page): Locator =>
  getButton(page, 'edit.act.publish').or(getButton(page, 'edit.state.saveAndPublish'));

/** Publishes the content whose editor is shown, and goes on to its page. */
export async function publish(page: Page): Promise<void> {
  await getPublishButton(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: getText('en', 'edit.publish'), exact: true }).click();
  await dialog.getByRole('link', { name: getText('en', 'edit.publish.see'), exact: true }).click();
}

const DAY_MS = 86_400_000;

/** Types a day that is this many days away and a time of day, part by part. */
export async function typeMoment(
  page: Page,
  day: string,
  time: string,
  days: number,
): Promise<void> {
  const at = new Date(Date.now() + days * DAY_MS);
  const typeParts = async (id: string, typed: Readonly<Record<string, string>>) => {
    const group = getMain(page).getByRole('group', {
      name: new RegExp(`^${getText('en', id)}`),
    });
    for (const [part, signs] of Object.entries(typed)) {
      const place = group.getByRole('spinbutton', { name: new RegExp(`^${part}`) });
      await place.focus();
      await place.pressSequentially(signs);
    }
  };
  await typeParts(day, {
    month: String(at.getUTCMonth() + 1).padStart(2, '0'),
    day: String(at.getUTCDate()).padStart(2, '0'),
    year: String(at.getUTCFullYear()),
  });
  await typeParts(time, { hour: '09', minute: '00' });
}

interface Words {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
}

/** Types a whole post in one language. */
export async function write(page: Page, code: 'en' | 'ar' | 'tr', words: Words): Promise<void> {
  await getField(page, `edit.title.${code}`).fill(words.title);
  await getField(page, `edit.summary.${code}`).fill(words.summary);
  await getField(page, `edit.body.${code}`).fill(words.body);
}
