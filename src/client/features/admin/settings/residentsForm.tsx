import { FormattedMessage } from 'react-intl';
import type { SettingsValues } from '../../../../shared/contract/settings';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { NumberField } from '../../../ui/forms/NumberField';
import { TextArea } from '../../../ui/forms/TextArea';
import type { Fields } from '../../../ui/forms/fields';
import { TextField } from '../../../ui/forms/TextField';
import { residentFaults, residentHints, residentLabels, residentWords } from './messages';
import type { InputsProps, SettingsForm } from './settingsForm';

type Residents = SettingsValues['residents'];
type OverAgeClaim = Residents['overAgeClaims'][number];
type DistrictCode = NonNullable<Residents['districtCodes']>[number];

const CLAIM_LETTERS = 200;
const CLAIM_ROWS = 3;
const CLAIMS_LETTERS = 1_000;
/** Limits of the contract (`shared/contract/settings.ts`). */
const MOST_MONTHS = 240;
const OLDEST_AGE = 120;
const MOST_CLAIMS = 5;
const MOST_CODES = 1_000;
const CODE_ROWS = 6;
const CODES_LETTERS = 50_000;

const NAME_FIELDS = ['districtClaim', 'birthDateClaim'] as const;

const CLAIM_LINE = /^(\S+)\s*[=:]\s*(\d{1,3})$/;

const listLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads a line such as `age_over_18 = 18`; null for one that says no claim and age. */
function readClaimLine(line: string): OverAgeClaim | null {
  const [, claim, age] = CLAIM_LINE.exec(line) ?? [];
  const years = Number(age);
  return claim && years >= 1 && years <= OLDEST_AGE ? { claim, age: years } : null;
}

const writeClaims = (claims: Residents['overAgeClaims']): string =>
  claims.map(({ claim, age }) => `${claim} = ${age}`).join('\n');

const CODE_LINE = /^([^=:]{1,20})[=:]\s*(.{1,200})$/;

/** Reads a line such as `1011 = Centre`; null for one that says no code and district. */
function readCodeLine(line: string): DistrictCode | null {
  const [, code = '', district] = CODE_LINE.exec(line) ?? [];
  return code.trim() && district ? { code: code.trim(), district } : null;
}

const writeCodes = (codes: readonly DistrictCode[] = []): string =>
  codes.map(({ code, district }) => `${code} = ${district}`).join('\n');

/** Reads the codes; a city without any has no such member, as before there was one. */
function readCodes(fields: Fields, value: Residents): Pick<Residents, 'districtCodes'> {
  const districtCodes = listLines(fields['districtCodes']).flatMap(
    (line) => readCodeLine(line) ?? [],
  );
  return districtCodes.length > 0 || value.districtCodes ? { districtCodes } : {};
}

const isName = (text = ''): boolean => !/\s/.test(text.trim());

const readNumber = (text: string | undefined): number | null => (text ? Number(text) : null);
const writeNumber = (value: number | null): string => (value === null ? '' : String(value));

function Months({ text }: { readonly text: string }) {
  return <FormattedMessage {...residentWords.months} values={{ count: Number(text) }} />;
}

function Age({ text }: { readonly text: string }) {
  return <FormattedMessage {...residentWords.age} values={{ age: Number(text) }} />;
}

function Summary() {
  const { minimumAge } = useLocaleContext().settings.residents;
  return minimumAge === null ? (
    <FormattedMessage {...residentWords.anyAge} />
  ) : (
    <Age text={String(minimumAge)} />
  );
}

function Inputs({ value, isShown }: InputsProps<Residents>) {
  const { months, minimumAge } = value;
  return (
    <>
      {NAME_FIELDS.filter(isShown).map((name) => (
        <TextField
          key={name}
          name={name}
          label={residentLabels[name]}
          hint={<FormattedMessage {...residentHints[name]} />}
          defaultValue={value[name] ?? ''}
          maxLength={CLAIM_LETTERS}
          autoComplete="off"
          dir="ltr"
          isOptional
        />
      ))}
      {isShown('districtCodes') && (
        <TextArea
          name="districtCodes"
          label={residentLabels.districtCodes}
          hint={<FormattedMessage {...residentHints.districtCodes} />}
          rows={CODE_ROWS}
          maxLetters={CODES_LETTERS}
          defaultValue={writeCodes(value.districtCodes)}
          isOptional
        />
      )}
      {isShown('overAgeClaims') && (
        <TextArea
          name="overAgeClaims"
          label={residentLabels.overAgeClaims}
          hint={<FormattedMessage {...residentHints.overAgeClaims} />}
          rows={CLAIM_ROWS}
          maxLetters={CLAIMS_LETTERS}
          defaultValue={writeClaims(value.overAgeClaims)}
          isOptional
        />
      )}
      {isShown('months') && (
        <NumberField
          name="months"
          label={residentLabels.months}
          hint={<FormattedMessage {...residentHints.months} />}
          minValue={1}
          maxValue={MOST_MONTHS}
          step={1}
          {...(months !== null && { defaultValue: months })}
          isOptional
        />
      )}
      {isShown('minimumAge') && (
        <NumberField
          name="minimumAge"
          label={residentLabels.minimumAge}
          hint={<FormattedMessage {...residentHints.minimumAge} />}
          minValue={1}
          maxValue={OLDEST_AGE}
          step={1}
          {...(minimumAge !== null && { defaultValue: minimumAge })}
          isOptional
        />
      )}
    </>
  );
}

/** Claims about residents, for how long a verification holds, and the usual age. */
export const RESIDENTS_FORM: SettingsForm<'residents'> = {
  fields: [
    ...NAME_FIELDS.map((name) => ({
      name,
      label: residentLabels[name],
      get: (value: Residents) => value[name],
      fault: residentFaults.claim,
    })),
    {
      name: 'districtCodes',
      label: residentLabels.districtCodes,
      get: ({ districtCodes }) => writeCodes(districtCodes),
      fault: residentFaults.unknownDistrict,
    },
    {
      name: 'overAgeClaims',
      label: residentLabels.overAgeClaims,
      get: ({ overAgeClaims }) => writeClaims(overAgeClaims),
      fault: residentFaults.overAgeClaims,
    },
    {
      name: 'months',
      label: residentLabels.months,
      get: ({ months }) => writeNumber(months),
      Display: Months,
    },
    {
      name: 'minimumAge',
      label: residentLabels.minimumAge,
      get: ({ minimumAge }) => writeNumber(minimumAge),
      Display: Age,
    },
  ],
  Summary,
  Inputs,
  read: (fields, value) => ({
    districtClaim: fields['districtClaim']?.trim() || null,
    birthDateClaim: fields['birthDateClaim']?.trim() || null,
    ...readCodes(fields, value),
    overAgeClaims: listLines(fields['overAgeClaims']).flatMap((line) => readClaimLine(line) ?? []),
    months: readNumber(fields['months']),
    minimumAge: readNumber(fields['minimumAge']),
  }),
  check: (fields) => {
    const lines = listLines(fields['overAgeClaims']);
    const codes = listLines(fields['districtCodes']);
    return {
      ...Object.fromEntries(
        NAME_FIELDS.filter((name) => !isName(fields[name])).map((name) => [
          name,
          residentFaults.claim,
        ]),
      ),
      ...((codes.length > MOST_CODES || codes.some((line) => readCodeLine(line) === null)) && {
        districtCodes: residentFaults.districtCodes,
      }),
      ...((lines.length > MOST_CLAIMS || lines.some((line) => readClaimLine(line) === null)) && {
        overAgeClaims: residentFaults.overAgeClaims,
      }),
    };
  },
};
