import {
  hasSetting,
  UNREAD_SETTINGS,
  type QuestionType,
} from '../../../../../shared/ballots/methods';
import type { WrittenQuestion } from '../../../../../shared/contract/papers';
import type { settingMessages } from './messages';

/** A setting as it is shown. An optional count may be left empty. */
export interface SettingField {
  readonly key: keyof typeof settingMessages;
  readonly kind: 'count' | 'optionalCount' | 'switch' | 'money' | 'currency' | 'utility';
}

const SEATS: SettingField = { key: 'seats', kind: 'count' };

const FIELDS: { readonly [T in QuestionType]: readonly SettingField[] } = {
  choice: [
    { key: 'least', kind: 'count' },
    { key: 'most', kind: 'count' },
    SEATS,
    { key: 'none', kind: 'switch' },
    { key: 'own', kind: 'switch' },
    { key: 'threshold', kind: 'optionalCount' },
    { key: 'blocks', kind: 'count' },
  ],
  ranking: [{ key: 'most', kind: 'optionalCount' }, SEATS, { key: 'equal', kind: 'switch' }],
  score: [{ key: 'lowest', kind: 'count' }, { key: 'highest', kind: 'count' }, SEATS],
  dots: [{ key: 'dots', kind: 'count' }, SEATS, { key: 'against', kind: 'switch' }],
  budget: [
    { key: 'least', kind: 'count' },
    { key: 'most', kind: 'optionalCount' },
    { key: 'utility', kind: 'utility' },
  ],
  date: [SEATS],
  scale: [
    { key: 'lowest', kind: 'count' },
    { key: 'highest', kind: 'count' },
  ],
  text: [{ key: 'letters', kind: 'count' }],
};

/**
 * Settings without which a question asks nothing: they stand below its words, the others are
 * folded.
 */
export const MAIN_FIELDS: { readonly [T in QuestionType]?: readonly SettingField[] } = {
  budget: [
    { key: 'budget', kind: 'money' },
    { key: 'currency', kind: 'currency' },
  ],
};

/**
 * Lists the settings that the method of a question reads, and those that it does not read and that
 * have to be taken back.
 */
export const listSettingFields = ({
  type,
  method,
  settings,
}: Pick<WrittenQuestion, 'type' | 'method' | 'settings'>): readonly SettingField[] => {
  const values = new Map<string, unknown>(Object.entries(settings));
  return FIELDS[type].filter(
    ({ key }) =>
      hasSetting(method, key) ||
      !UNREAD_SETTINGS[method][key]!.some((value) => value === values.get(key)),
  );
};
