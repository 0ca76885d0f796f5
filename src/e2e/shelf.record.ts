import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { ownInstallation, startRecordedInstallation } from './installation';
import { saveTape, TAPE_SCENES } from './tapeScenes';

const SHELF = 'src/tape/shelf/recorded';
const installation = ownInstallation(startRecordedInstallation);

for (const [name, scene] of Object.entries(TAPE_SCENES)) {
  test(`tape ${name}`, async ({ page, context }) => {
    // Why a tape was not saved, the page says there.
    page.on('console', (message) => {
      if (message.text().includes('tape')) process.stderr.write(`${message.text()}\n`);
    });
    await scene({ page, context, portal: installation().portal });
    await saveTape(page, resolve(SHELF, `${name}.tape.jsonl`));
  });
}
