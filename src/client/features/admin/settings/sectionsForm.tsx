import { FormattedMessage, useIntl } from 'react-intl';
import {
  SECTION_STATES,
  type SectionState,
  type SettingsValues,
} from '../../../../shared/contract/settings';
import { SECTIONS } from '../../../../shared/sections';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { sectionIntroMessages } from '../../../intl/contents/messages';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Select } from '../../../ui/forms/Select';
import { choiceWords, sectionsOn } from './messages';
import type { InputsProps, SettingsForm } from './settingsForm';

const isState = (text: string | undefined): text is SectionState =>
  (SECTION_STATES as readonly (string | undefined)[]).includes(text);

function State({ text }: { readonly text: string }) {
  return isState(text) ? <FormattedMessage {...choiceWords[text]} /> : null;
}

function Summary() {
  const { settings } = useLocaleContext();
  const count = SECTIONS.filter((section) => settings.sections[section] === 'on').length;
  return <FormattedMessage {...sectionsOn} values={{ count, all: SECTIONS.length }} />;
}

function Inputs({ value, isShown }: InputsProps<SettingsValues['sections']>) {
  const { formatMessage } = useIntl();
  const options = SECTION_STATES.map((state) => ({
    value: state,
    label: formatMessage(choiceWords[state]),
  }));
  return SECTIONS.filter(isShown).map((section) => (
    <Select
      key={section}
      name={section}
      label={sectionMessages[section]}
      hint={<FormattedMessage {...sectionIntroMessages[section]} />}
      options={options}
      defaultValue={value[section]}
    />
  ));
}

/** The sections that are there, that can only be read, and that are not there. */
export const SECTIONS_FORM: SettingsForm<'sections'> = {
  fields: SECTIONS.map((section) => ({
    name: section,
    label: sectionMessages[section],
    get: (value) => value[section],
    Display: State,
  })),
  Summary,
  Inputs,
  read: (fields) =>
    Object.fromEntries(
      SECTIONS.map((section) => {
        const state = fields[section];
        return [section, isState(state) ? state : 'on'];
      }),
    ) as SettingsValues['sections'],
  check: () => ({}),
};
