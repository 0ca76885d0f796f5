import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AdminPerson, VerificationChange } from '../../../shared/contract/admin';
import { toDay } from '../../../shared/timeZones';
import { getTermName, listOfferedTerms } from '../../../shared/vocabularies';
import { useLocaleContext } from '../../intl/IntlRoot';
import { DateField } from '../../ui/forms/DateField';
import { Form, type Faults, type Fields } from '../../ui/forms/Form';
import { toFormErrors } from '../../ui/forms/formErrors';
import { Select } from '../../ui/forms/Select';
import { ResidenceFacts } from '../../parts/person/ResidenceFacts';
import { useVerifyResidentMutation } from './adminApi';
import { DoneNotice } from './DoneNotice';
import { verificationMessages } from './messages';
import { checkReason, ReasonField, readReason } from './ReasonField';
import styles from './PersonScreen.module.css';

interface Props {
  readonly person: AdminPerson;
}

const readVerification = (fields: Fields): VerificationChange => ({
  verifiedOn: fields['verifiedOn'] ?? '',
  district: fields['district'] || null,
  birthDate: fields['birthDate'] || null,
  reason: readReason(fields),
});

/** Judges the days; today is that of the city. */
function checkDays({ verifiedOn, birthDate }: VerificationChange, today: string): Faults {
  const { dayMissing, dayInFuture } = verificationMessages;
  return {
    ...(verifiedOn === '' && { verifiedOn: dayMissing }),
    ...(verifiedOn > today && { verifiedOn: dayInFuture }),
    ...(birthDate !== null && birthDate > today && { birthDate: dayInFuture }),
  };
}

/** Facts that are verified of a resident, and the form for what the staff have seen. */
export function VerificationPart({ person }: Props) {
  const { id, residence } = person;
  const [verify, { isLoading, error }] = useVerifyResidentMutation();
  const [times, setTimes] = useState(0);
  const { now, timeZone } = useLocaleContext();
  const today = toDay(now, timeZone);
  const send = async (fields: Fields) => {
    const answer = await verify({ id, ...readVerification(fields) });
    return !answer.error;
  };
  return (
    <div className={styles['facts']}>
      {times > 0 && (
        <DoneNotice key={`done ${times}`}>
          <FormattedMessage {...verificationMessages.saved} />
        </DoneNotice>
      )}
      {residence && <ResidenceFacts residence={residence} />}
      <p>
        <FormattedMessage {...verificationMessages.intro} />
      </p>
      <Form
        key={`form ${times}`}
        check={(fields) => ({
          ...checkDays(readVerification(fields), today),
          ...checkReason(fields),
        })}
        onSubmit={send}
        onSaved={() => setTimes(times + 1)}
        isPending={isLoading}
        label={verificationMessages.save}
        draft={`verification:${id}`}
        warnsBeforeLeaving
        {...toFormErrors(error)}
      >
        <SeenFields today={today} />
        <ReasonField />
      </Form>
    </div>
  );
}

function SeenFields({ today }: { readonly today: string }) {
  const { settings, locale } = useLocaleContext();
  const districts = listOfferedTerms(settings.districts).map(({ key }) => ({
    value: key,
    label: getTermName(settings.districts, key, locale),
  }));
  return (
    <>
      <DateField name="verifiedOn" label={verificationMessages.day} defaultValue={today} />
      {districts.length > 0 && (
        <Select
          name="district"
          label={verificationMessages.district}
          none={verificationMessages.noDistrict}
          options={districts}
          isOptional
        />
      )}
      <DateField
        name="birthDate"
        label={verificationMessages.birthDate}
        hint={<FormattedMessage {...verificationMessages.birthDateHint} />}
        isOptional
      />
    </>
  );
}
