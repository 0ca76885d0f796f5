import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type english from '../../i18n/host/en.json';
import { LOCALE_CODES, type Locale } from '../shared/locales';
import type { DoorPerson } from './accounts';

export type NoticeKind = 'home' | 'signedOut' | 'expired' | 'refused' | 'missing' | 'broken';

interface Notice {
  readonly heading: string;
  readonly text: string;
}

export interface DoorTexts {
  readonly service: string;
  readonly languages: string;
  readonly signIn: string;
  readonly choose: string;
  readonly nobody: string;
  readonly current: string;
  readonly cancel: string;
  readonly roles: Readonly<Record<DoorPerson['role'], string>>;
  readonly leave: Notice & { readonly yes: string; readonly no: string };
  readonly notices: Readonly<Record<NoticeKind, Notice>>;
  readonly toPortal: string;
  readonly detail: string;
}

const FOLDER = join(import.meta.dirname, '..', '..', 'i18n', 'host');

const readTexts = (code: Locale): DoorTexts =>
  (JSON.parse(readFileSync(join(FOLDER, `${code}.json`), 'utf8')) as typeof english).door;

/**
 * Every text the door shows. Arabic names roles by the activity, so that no line guesses anybody's
 * gender.
 */
export const TEXTS = Object.fromEntries(
  LOCALE_CODES.map((code) => [code, readTexts(code)]),
) as Readonly<Record<Locale, DoorTexts>>;
