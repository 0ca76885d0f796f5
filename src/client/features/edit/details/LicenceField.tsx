import { FormattedMessage, useIntl } from 'react-intl';
import { DETAIL_LIMITS, LICENCES } from '../../../../shared/contract/writtenDetails';
import { Select } from '../../../ui/forms/Select';
import { TextField } from '../../../ui/forms/TextField';
import { toLicenceChoice, OWN_LICENCE } from './licences';
import { licenceMessages, publicationMessages } from '../../../parts/details/messages';
import { useWatchedField } from '../../../parts/details/useWatchedField';

interface Props {
  readonly licence: string;
}

/** Field for the terms of use: one of the usual licences, or own words. */
export function LicenceField({ licence }: Props) {
  const { formatMessage } = useIntl();
  const { chosen, onInput } = useWatchedField('licence', toLicenceChoice(licence));
  const options = [
    ...LICENCES.map((value) => ({ value, label: formatMessage(licenceMessages[value]) })),
    { value: OWN_LICENCE, label: formatMessage(publicationMessages.licenceOwn) },
  ];
  return (
    <>
      <div onInput={onInput}>
        <Select
          name="licence"
          label={publicationMessages.licence}
          hint={<FormattedMessage {...publicationMessages.licenceHint} />}
          none={publicationMessages.licenceNone}
          options={options}
          defaultValue={toLicenceChoice(licence)}
          isOptional
        />
      </div>
      {chosen === OWN_LICENCE && (
        <TextField
          name="licence.own"
          label={publicationMessages.licenceWords}
          autoComplete="off"
          dir="auto"
          maxLength={DETAIL_LIMITS.licence}
          defaultValue={toLicenceChoice(licence) === OWN_LICENCE ? licence : ''}
        />
      )}
    </>
  );
}
