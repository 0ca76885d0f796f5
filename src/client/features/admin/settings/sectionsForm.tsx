import { FormattedMessage, useIntl } from 'react-intl';
import {
  SECTION_STATES,
  type SectionConsequences,
  type SectionState,
  type SettingsValues,
} from '../../../../shared/contract/settings';
import { SECTIONS, type Section } from '../../../../shared/sections';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { sectionIntroMessages } from '../../../intl/contents/messages';
import { sectionMessages } from '../../../intl/sharedMessages';
import { Select } from '../../../ui/forms/Select';
import { choiceWords, consequences, sectionsOn } from './messages';
import { useGetSectionConsequencesQuery } from './settingsAdminApi';
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
  const { data } = useGetSectionConsequencesQuery(undefined);
  return SECTIONS.filter(isShown).map((section) => (
    <Select
      key={section}
      name={section}
      label={sectionMessages[section]}
      hint={
        <>
          <FormattedMessage {...sectionIntroMessages[section]} />{' '}
          {data && <Consequence section={section} counts={data} />}
        </>
      }
      options={options}
      defaultValue={value[section]}
    />
  ));
}

/** Kinds of what is under way in a section, and ends where the section is not on. */
const UNDER_WAY: Partial<Record<Section, keyof SectionConsequences>> = {
  'have-your-say': 'openVotes',
  events: 'openEvents',
  training: 'openTrainings',
};

interface ConsequenceProps {
  readonly section: Section;
  readonly counts: SectionConsequences;
}

/** Tells what the section closes if it is read only or off. */
function Consequence({ section, counts }: ConsequenceProps) {
  const kind = UNDER_WAY[section];
  const count = kind ? counts[kind] : 0;
  if (!kind || count === 0) return null;
  return (
    <strong>
      <FormattedMessage {...consequences[kind]} values={{ count }} />
    </strong>
  );
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
