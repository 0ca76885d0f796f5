import type { BrandPicture, SettingsValues } from '../../../../shared/contract/settings';
import { isHexColour } from '../../../../shared/look/colour';
import { getBrandPictureUrl } from '../../../../shared/settings';
import { useLocaleContext } from '../../../intl/IntlRoot';
import type { Fields } from '../../../ui/forms/fields';
import { BrandPictureField } from './look/BrandPictureField';
import { readPictureField } from './look/pictureValue';
import { ColourField } from './look/ColourField';
import styles from './look/look.module.css';
import { choiceFaults, fieldHints, fieldLabels } from './messages';
import type { InputsProps, SettingsField, SettingsForm } from './settingsForm';

const Colour = ({ text }: { readonly text: string }) => <bdi dir="ltr">{text}</bdi>;

/** A picture by the name of its file, as the history shows it. */
const PictureOfName = ({ text }: { readonly text: string }) => (
  <img src={getBrandPictureUrl({ file: text })} alt="" className={styles['small']} />
);

function Summary() {
  const { settings } = useLocaleContext();
  return <Colour text={settings.look.colour} />;
}

type Look = SettingsValues['look'];

/** Pictures of the look, by the path of each. */
const PICTURES = {
  'logo.light': ({ logo }: Look) => logo.light,
  'logo.dark': ({ logo }: Look) => logo.dark,
  hero: ({ hero }: Look) => hero,
} as const satisfies Record<string, (look: Look) => BrandPicture | null>;
type PictureName = keyof typeof PICTURES;
const PICTURE_NAMES = Object.keys(PICTURES) as PictureName[];

const LABELS = {
  'logo.light': fieldLabels.logoLight,
  'logo.dark': fieldLabels.logoDark,
  hero: fieldLabels.hero,
} as const;
const HINTS = {
  'logo.light': fieldHints.logoLight,
  'logo.dark': fieldHints.logoDark,
  hero: fieldHints.hero,
} as const;

function Inputs({ value, isShown }: InputsProps<Look>) {
  return (
    <>
      {isShown('colour') && <ColourField colour={value.colour} />}
      {PICTURE_NAMES.filter(isShown).map((name) => (
        <BrandPictureField
          key={name}
          name={name}
          label={LABELS[name]}
          hint={HINTS[name]}
          picture={PICTURES[name](value)}
          hasPlate={name !== 'hero'}
        />
      ))}
    </>
  );
}

const toPictureFact = (name: PictureName): SettingsField<Look> => ({
  name,
  label: LABELS[name],
  get: (look) => PICTURES[name](look)?.file ?? null,
  Display: PictureOfName,
  fault: choiceFaults.unknownPicture,
});

/** Reads the members of which something was chosen; a picture that nobody touched stays. */
function read(fields: Fields, look: Look): Partial<Look> {
  const pick = (name: PictureName) => readPictureField(fields[name], PICTURES[name](look));
  return {
    colour: (fields['colour'] ?? look.colour).trim().toLowerCase() as Look['colour'],
    logo: { light: pick('logo.light'), dark: pick('logo.dark') },
    hero: pick('hero'),
  };
}

/** The city's colour, from which every accent comes, and its pictures. */
export const LOOK_FORM: SettingsForm<'look'> = {
  fields: [
    {
      name: 'colour',
      label: fieldLabels.colour,
      get: ({ colour }) => colour,
      Display: Colour,
      fault: choiceFaults.colour,
    },
    ...PICTURE_NAMES.map(toPictureFact),
  ],
  Summary,
  Inputs,
  read,
  check: ({ colour = '' }) => (isHexColour(colour.trim()) ? {} : { colour: choiceFaults.colour }),
};
