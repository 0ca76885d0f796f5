import { useIntl } from 'react-intl';
import { isEmail } from '../../../../shared/emailAddress';
import { JOINING_MODES, TEAM_LIMITS, type JoiningMode } from '../../../../shared/teamRules';
import { readLocalizedField, readTextField } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { Select } from '../../../ui/forms/Select';
import { TextField } from '../../../ui/forms/TextField';
import type { DetailPart, FieldsProps } from './detailPart';
import { LocalizedText } from './LocalizedText';
import { teamJoiningMessages, teamPartMessages } from './team/messages';

function TeamFields({ written: { details, originalLocale } }: FieldsProps<'teams'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <LocalizedText
        name="purpose"
        label={teamPartMessages.purpose}
        text={details.purpose}
        original={originalLocale}
        limit={TEAM_LIMITS.purpose}
      />
      <Select
        name="joining"
        label={teamPartMessages.joining}
        options={JOINING_MODES.map((value) => ({
          value,
          label: formatMessage(teamJoiningMessages[value]),
        }))}
        defaultValue={details.joining}
      />
      <TextField
        name="contact"
        type="email"
        dir="ltr"
        autoComplete="email"
        label={teamPartMessages.contact}
        defaultValue={details.contact ?? ''}
        isOptional
      />
    </>
  );
}

export const teamPart: DetailPart<'teams'> = {
  Fields: TeamFields,
  read: (fields, { details: { founded } }) => ({
    purpose: readLocalizedField(fields, 'purpose'),
    joining: (fields['joining'] ?? 'onRequest') as JoiningMode,
    contact: readTextField(fields, 'contact') || null,
    founded,
  }),
  texts: { purpose: TEAM_LIMITS.purpose },
  check: (fields) => {
    const contact = readTextField(fields, 'contact');
    return contact === '' || isEmail(contact) ? {} : { contact: faultMessages.invalidEmail };
  },
  days: [],
};
