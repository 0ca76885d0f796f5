import type { Method, QuestionType } from '../../../../../shared/ballots/methods';
import type { settingMessages } from './messages';

/** A setting as it is shown. An optional count may be left empty. */
export interface SettingField {
  readonly key: keyof typeof settingMessages;
  readonly kind: 'count' | 'optionalCount' | 'switch' | 'currency' | 'utility';
  /** Methods that have it; all of the type where nothing is said. */
  readonly only?: readonly Method[];
  readonly except?: readonly Method[];
}

const SEATS: SettingField = { key: 'seats', kind: 'count' };
const YES_OR_NO: readonly Method[] = ['proposal', 'consent'];
const ONE_MARK: readonly Method[] = ['plurality', ...YES_OR_NO];

const FIELDS: { readonly [T in QuestionType]: readonly SettingField[] } = {
  choice: [
    { key: 'least', kind: 'count', only: ['limited'] },
    { key: 'most', kind: 'count', except: ONE_MARK },
    { ...SEATS, except: YES_OR_NO },
    { key: 'none', kind: 'switch', except: YES_OR_NO },
    { key: 'own', kind: 'switch', except: YES_OR_NO },
    { key: 'threshold', kind: 'optionalCount', only: YES_OR_NO },
    { key: 'blocks', kind: 'count', only: ['consent'] },
  ],
  ranking: [
    { key: 'most', kind: 'optionalCount' },
    { ...SEATS, except: ['instantRunoff'] },
    { key: 'equal', kind: 'switch' },
  ],
  score: [{ key: 'lowest', kind: 'count' }, { key: 'highest', kind: 'count' }, SEATS],
  dots: [
    { key: 'dots', kind: 'count' },
    SEATS,
    { key: 'against', kind: 'switch', only: ['quadratic'] },
  ],
  budget: [
    { key: 'budget', kind: 'count' },
    { key: 'currency', kind: 'currency' },
    { key: 'most', kind: 'optionalCount' },
    { key: 'utility', kind: 'utility', only: ['equalShares'] },
  ],
  date: [SEATS],
  scale: [
    { key: 'lowest', kind: 'count' },
    { key: 'highest', kind: 'count' },
  ],
  text: [{ key: 'letters', kind: 'count' }],
};

/** The settings that a question of this method has. */
export const settingFieldsOf = (type: QuestionType, method: Method): readonly SettingField[] =>
  FIELDS[type].filter(
    ({ only, except = [] }) => (!only || only.includes(method)) && !except.includes(method),
  );
