import type { SettingsArea } from '../../../../shared/contract/settings';
import { HOME_FORM } from './homeForm';
import { LOOK_FORM } from './lookForm';
import { LANGUAGES_FORM } from './languagesForm';
import { SECTIONS_FORM } from './sectionsForm';
import { SIGN_IN_FORM } from './signInForm';
import { IDENTITY_FORM } from './identityForm';
import { RESIDENTS_FORM } from './residentsForm';
import { MONEY_FORM } from './moneyForm';
import { PAGES_FORM } from './pagesForm';
import type { SettingsForm } from './settingsForm';
import { TIME_FORM } from './timeForm';

/**
 * The areas that can be changed in the page, in the order of the overview. A new one is an entry
 * here, its title in `areaMessages`, and a file with its form.
 */
const SETTINGS_FORMS: { readonly [A in SettingsArea]?: SettingsForm<A> } = {
  identity: IDENTITY_FORM,
  time: TIME_FORM,
  money: MONEY_FORM,
  look: LOOK_FORM,
  languages: LANGUAGES_FORM,
  sections: SECTIONS_FORM,
  signIn: SIGN_IN_FORM,
  home: HOME_FORM,
  pages: PAGES_FORM,
  residents: RESIDENTS_FORM,
};

export type AnySettingsForm = SettingsForm<SettingsArea>;

/** Lists the areas that have a form. */
export const listFormAreas = (): readonly SettingsArea[] =>
  Object.keys(SETTINGS_FORMS) as SettingsArea[];

/** Names an area in an address, which has no capital letters: `sign-in`. */
const toAreaSlug = (area: SettingsArea): string =>
  area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the address of an area: the city’s own pages stand beside the other contents. */
export const toAreaPath = (area: SettingsArea): string =>
  area === 'pages' ? '/admin/pages' : `/admin/settings/${toAreaSlug(area)}`;

/** Finds the form of an area; its functions are given values of that area alone. */
export const getSettingsForm = (area: SettingsArea): AnySettingsForm =>
  SETTINGS_FORMS[area] as unknown as AnySettingsForm;
