import { FormattedMessage } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import { isHexColour } from '../../../../shared/look/colour';
import { useLocaleContext } from '../../../intl/IntlRoot';
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

function Inputs({ value: { colour }, isShown }: InputsProps<Look>) {
  if (!isShown('colour')) return null;
  return (
    <TextField
      name="colour"
      autoComplete="off"
      dir="ltr"
      label={fieldLabels.colour}
      hint={<FormattedMessage {...fieldHints.colour} />}
      defaultValue={colour}
    />
  );
}

/** The city's colour; its pictures stay as they are. */
export const LOOK_FORM: SettingsForm<'look'> = {
  fields: [
    {
      name: 'colour',
      label: fieldLabels.colour,
      get: ({ colour }) => colour,
      Display: Colour,
      fault: choiceFaults.colour,
    },
  ],
  Summary,
  Inputs,
  read: ({ colour = '' }) => ({ colour: colour.trim().toLowerCase() as Look['colour'] }),
  check: ({ colour = '' }) => (isHexColour(colour.trim()) ? {} : { colour: choiceFaults.colour }),
};
