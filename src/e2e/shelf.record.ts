import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { startRecordedInstallation } from './installation';
import { openOwnInstallation } from './ownInstallation';
import { saveTape, SHORT_LIFETIME_S, SHORT_LIFETIME_SCENES, TAPE_SCENES } from './tapeScenes';

const SHELF = 'src/tape/shelf/recorded';

/** Scenes by the door at which they happen. */
const DOORS = [
  { scenes: TAPE_SCENES, environment: {} },
  {
    scenes: SHORT_LIFETIME_SCENES,
    environment: { DOOR_ACCESS_TOKEN_SECONDS: String(SHORT_LIFETIME_S) },
  },
];

for (const { scenes, environment } of DOORS) {
  test.describe(() => {
    const installation = openOwnInstallation((folder) =>
      startRecordedInstallation(folder, environment),
    );
    for (const [name, scene] of Object.entries(scenes)) {
      test(`tape ${name}`, async ({ page, context }) => {
        // The page says there why a tape was not saved.
        page.on('console', (message) => {
          if (message.text().includes('tape')) process.stderr.write(`${message.text()}\n`);
        });
        await scene({ page, context, ...installation() });
        await saveTape(page, resolve(SHELF, `${name}.tape.jsonl`));
      });
    }
  });
}
