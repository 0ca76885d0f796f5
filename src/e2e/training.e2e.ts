import { expect, type Locator, type Page } from '@playwright/test';
import { listAxeViolations } from './axe';
import { visitAs } from './comments';
import { openOwnInstallation } from './ownInstallation';
import { test, getText } from './portal';
import { enterAsWriter, getButton, getField, getMain, publish, write } from './writers';

const COURSE = 'training/reading-the-city-budget';
const GRACE = 'Grace Bell';
const installation = openOwnInstallation();
const says = (id: string) => getText('en', `training.learn.${id}`);

test('a course from its first lesson to a certificate that strangers can check', async ({
  browser,
  page,
}) => {
  const { portal } = installation();
  const address = `${portal}/en/${COURSE}`;
  const learner = await visitAs(browser, { name: GRACE, locale: 'en', address });
  const place = getMain(learner.page);
  await place.getByRole('button', { name: says('begin') }).click();
  const next = place.getByRole('button', { name: says('doneNext'), exact: true });
  const last = place.getByRole('button', { name: says('doneLast'), exact: true });
  await expect(next.or(last)).toBeVisible();
  const title = place.getByRole('heading', { level: 1 });
  while (await next.isVisible()) {
    // The address is there before the lesson is.
    const lesson = (await title.textContent())!;
    await next.click();
    await expect(title).not.toHaveText(lesson);
    await expect(next.or(last)).toBeVisible();
  }
  await last.click();
  await expect(place.getByText(says('completed'))).toBeVisible();
  await place
    .getByRole('link', { name: says('toCertificate') })
    .first()
    .click();
  await expect(place.getByText(says('valid'))).toBeVisible();
  await expect(place.getByText(GRACE)).toBeVisible();
  expect(learner.faults).toEqual([]);

  await page.goto(learner.page.url());
  await expect(getMain(page).getByText(says('valid'))).toBeVisible();
  await expect(page.getByText(GRACE)).toHaveCount(0);
  const compare = async (name: string, answer: string) => {
    await getMain(page)
      .getByRole('textbox', { name: says('name') })
      .fill(name);
    await getMain(page)
      .getByRole('button', { name: says('compare') })
      .click();
    await expect(getMain(page).getByText(says(answer))).toBeVisible();
  };
  await compare('Grace Hopper', 'other');
  await compare(GRACE, 'same');
});

const REASON = 'It was issued by mistake.';

test('a certificate is withdrawn with a reason, its public page says so, and it is made valid again', async ({
  portal,
  browser,
  page,
}) => {
  const tells = (id: string) => getText('en', `training.certificate.${id}`);
  const address = `${portal}/en/training/participation-in-30-minutes/certificates`;
  const keeper = await visitAs(browser, { name: 'Alex Morgan', locale: 'en', address });
  const desk = getMain(keeper.page);
  await desk.getByRole('row', { name: GRACE }).getByRole('link').click();
  const because = desk.getByRole('textbox', { name: tells('reason') });
  const act = (id: string) => desk.getByRole('button', { name: tells(id), exact: true }).click();
  await because.fill(REASON);
  await act('withdraw');
  await expect(desk.getByText(tells('withdrawn'))).toBeVisible();
  await expect(desk.getByText(REASON)).toBeVisible();

  await page.goto(keeper.page.url());
  await expect(getMain(page).getByText(tells('withdrawn'))).toBeVisible();
  await expect(getMain(page).getByText(says('valid'))).toHaveCount(0);
  await expect(page.getByText(REASON)).toHaveCount(0);

  await because.fill('The mistake was ours.');
  await act('reinstate');
  await expect(desk.getByText(says('valid'))).toBeVisible();
  await page.reload();
  await expect(getMain(page).getByText(says('valid'))).toBeVisible();
  expect(keeper.faults).toEqual([]);
});

const SLUG = 'tram-lines-in-the-evening';
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:05.000\nThe tram leaves at nine.';
const edits = (id: string) => getText('en', `course-edit.${id}`);

/** Draws a film and has the browser record it: ten parts, a second in all. */
async function recordFilm(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const [PARTS, PART_MS] = [10, 100];
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(10), {
      mimeType: 'video/webm;codecs=vp8',
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start(PART_MS);
    for (let frame = 0; parts.length < PARTS; frame += 1) {
      pen.fillStyle = frame % 2 ? 'teal' : 'gold';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

const send = (place: Locator, label: string, name: string, buffer: Buffer) =>
  place
    .getByRole('group', { name: label })
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: name.endsWith('vtt') ? 'text/vtt' : 'video/webm', buffer });

test('a course with a film is begun in the portal, published, taken and certified', async ({
  browser,
  page,
}) => {
  const { portal } = installation();
  await enterAsWriter(page, portal, 'نادية صالح');
  await page.goto(`${portal}/en/training/create`);
  await write(page, 'en', {
    title: 'Tram lines in the evening',
    summary: 'Two lessons.',
    body: 'For everybody.',
  });
  await getButton(page, 'edit.save').click();
  await expect(page).toHaveURL(`${portal}/en/training/${SLUG}/edit?part=details`);

  await getMain(page)
    .getByRole('link', { name: edits('part.lessons'), exact: true })
    .click();
  await getButton(page, 'course-edit.addModule').click();
  await expect(getField(page, 'course-edit.field.moduleTitle')).toBeFocused();
  await page.keyboard.type('In the evening');
  await getButton(page, 'course-edit.kind.text').click();
  await expect(getField(page, 'course-edit.field.title')).toBeFocused();
  await page.keyboard.type('Which lines run');
  await getField(page, 'course-edit.field.body').fill('T1 and **T2**.');
  await getButton(page, 'course-edit.kind.video').click();
  const film = getMain(page).getByRole('listitem', { name: 'Lesson 2 of module 1' });
  await film.getByRole('textbox', { name: edits('field.title') }).fill('How to get home');
  await send(film, edits('field.film'), 'home.webm', await recordFilm(page));
  await expect(film.getByText('home.webm', { exact: true })).toBeVisible();
  const wrong = CAPTIONS.replace('00:05.000', '00:05,000');
  await send(film, edits('captions.en'), 'home.vtt', Buffer.from(wrong));
  await expect(film.getByText(/^Line 3: times are missing/)).toBeVisible();
  await send(film, edits('captions.en'), 'home.vtt', Buffer.from(CAPTIONS));
  await expect(film.getByText('There are captions in: English')).toBeVisible();
  await expect(getMain(page).getByText(edits('fault.transcriptMissing'))).toBeVisible();
  await film
    .getByRole('textbox', { name: edits('field.transcript') })
    .fill('The tram leaves at nine.');
  await expect(getMain(page).getByText(edits('fault.transcriptMissing'))).toHaveCount(0);
  expect(await listAxeViolations(page)).toEqual([]);

  // Text that was written and not saved survives a reload.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(getMain(page).getByText('How to get home').first()).toBeVisible();
  await getButton(page, 'course-edit.save').click();
  await expect(
    getMain(page).getByText(getText('en', 'poll-edit.saved'), { exact: true }),
  ).toBeVisible();
  await publish(page);
  await expect(page).toHaveURL(`${portal}/en/training/${SLUG}`);

  const address = `${portal}/en/training/${SLUG}`;
  const learner = await visitAs(browser, { name: GRACE, locale: 'en', address });
  const place = getMain(learner.page);
  await place.getByRole('button', { name: says('begin') }).click();
  await place.getByRole('button', { name: says('doneNext'), exact: true }).click();
  await expect(learner.page).toHaveURL(`${address}/lessons/how-to-get-home`);
  const player = place.locator('video');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThan(0);
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(1);
  await place.getByText(getText('en', 'training.lesson.transcript')).click();
  await expect(place.getByText('The tram leaves at nine.')).toBeVisible();
  await place.getByRole('button', { name: says('doneLast'), exact: true }).click();
  await expect(place.getByText(says('completed'))).toBeVisible();
  await place
    .getByRole('link', { name: says('toCertificate') })
    .first()
    .click();
  await expect(place.getByText(says('valid'))).toBeVisible();
  expect(learner.faults).toEqual([]);

  const unknown = await page.request.get(`${address}/lessons/no-such-lesson`);
  expect(unknown.status()).toBe(404);
  expect((await page.request.get(`${address}/lessons/how-to-get-home`)).status()).toBe(200);
});
