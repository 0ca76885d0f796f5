import type { Page } from '@playwright/test';

/** Signs in as somebody of the demonstration does it, and comes back to the blog. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/en/blogs`);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Continue with the city’s login' }).click();
  await page.getByRole('button', { name: 'Grace Bell' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Grace Bell' }).waitFor();
}
