import { FormattedMessage } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import { isHexColour } from '../../../../shared/look/colour';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { HiddenValue } from '../../../ui/forms/HiddenValue';
import { TextField } from '../../../ui/forms/TextField';
import { choiceFaults, fieldHints, fieldLabels } from './messages';
import type { InputsProps, SettingsForm } from './settingsForm';

function Colour({ text }: { readonly text: string }) {
  return <bdi dir="ltr">{text}</bdi>;
}

function Summary() {
  const { settings } = useLocaleContext();
  return <Colour text={settings.look.colour} />;
}

type Look = SettingsValues['look'];
type Pictures = Omit<Look, 'colour'>;

const NO_PICTURES: Pictures = { logo: { light: null, dark: null }, hero: null };

function Inputs({ value: { colour, ...pictures }, isShown }: InputsProps<Look>) {
  return (
    <>
      {isShown('colour') && (
        <TextField
          name="colour"
          autoComplete="off"
          dir="ltr"
          label={fieldLabels.colour}
          hint={<FormattedMessage {...fieldHints.colour} />}
          defaultValue={colour}
        />
      )}
      <HiddenValue name="pictures" value={JSON.stringify(pictures)} />
    </>
  );
}

/** The city's colour; its pictures stay as they are. */
export const LOOK_FORM: SettingsForm<'look'> = {
  fields: [
    {
      name: 'colour',
      label: fieldLabels.colour,
      get: ({ colour }) => colour,
      Said: Colour,
      fault: choiceFaults.colour,
    },
  ],
  Summary,
  Inputs,
  read: ({ colour = '', pictures }) => ({
    ...(pictures ? (JSON.parse(pictures) as Pictures) : NO_PICTURES),
    colour: colour.trim().toLowerCase() as Look['colour'],
  }),
  check: ({ colour = '' }) => (isHexColour(colour.trim()) ? {} : { colour: choiceFaults.colour }),
};
