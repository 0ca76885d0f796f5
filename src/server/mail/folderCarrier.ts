import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { ComposedMail } from './composeMail';
import type { MailCarrier } from './mailer';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const ID_START = /^<([0-9a-f]{8})/;

/**
 * Names sort by time: `20260310T090000000Z-1f0c9a3e`. A mail that is written again takes its own
 * place.
 */
function fileName({ date, messageId }: ComposedMail): string {
  const [, start = ''] = ID_START.exec(messageId) ?? [];
  return `${date.toISOString().replace(/[-:.]/g, '')}-${start}`;
}

/**
 * Under its own name the file is whole: it is written under another, which a killed host may have
 * left, and then renamed.
 */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.tmp`;
  const file = await open(unfinished, 'w', OWNER_ONLY);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}

/**
 * Writes each mail as one `.eml` file that only the host's own account may read. The folder is made
 * when it is first needed.
 */
export function createFolderCarrier(folder: string): MailCarrier {
  const composer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async carry(mail) {
      const { message } = await composer.sendMail({ ...mail, headers: { ...mail.headers } });
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await writeWhole(join(folder, `${fileName(mail)}.eml`), message as Buffer);
    },
    close: () => composer.close(),
  };
}
