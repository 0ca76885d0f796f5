import { FormattedMessage, useIntl } from 'react-intl';
import { FAQ_CATEGORIES } from '../../../../shared/contract/faqs';
import { SECTIONS, type Section } from '../../../../shared/sections';
import { categoryMessages } from '../../../intl/faqs/messages';
import { sectionMessages } from '../../../intl/sharedMessages';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup';
import { splitFieldValues } from '../../../ui/forms/fields';
import { Select } from '../../../ui/forms/Select';
import type { DetailPart, FieldsProps } from './detailPart';
import { questionMessages } from '../../../parts/details/messages';

function QuestionFields({ written: { kind, details } }: FieldsProps<'faqs'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Select
        name="kind"
        label={questionMessages.category}
        options={FAQ_CATEGORIES.map((value) => ({
          value,
          label: formatMessage(categoryMessages[value]),
        }))}
        defaultValue={kind}
      />
      <CheckboxGroup
        name="helpOn"
        label={questionMessages.helpOn}
        hint={<FormattedMessage {...questionMessages.helpOnHint} />}
        options={SECTIONS.map((value) => ({ value, label: formatMessage(sectionMessages[value]) }))}
        defaultValues={details.helpOn}
      />
    </>
  );
}

export const questionPart: DetailPart<'faqs'> = {
  Fields: QuestionFields,
  read: (fields) => ({ helpOn: [...splitFieldValues(fields['helpOn'])] as Section[] }),
  texts: {},
  days: [],
};
