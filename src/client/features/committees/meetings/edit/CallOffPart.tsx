import type { MeetingSource } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { MEETING_LIMITS } from '../../../../../shared/meetings/meetingRules';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { LanguageTabs } from '../../../../ui/forms/LanguageTabs';
import {
  readLocalizedField,
  listTooLongFields,
  readTextField,
} from '../../../../ui/forms/localized';
import { faultMessages } from '../../../../ui/forms/messages';
import { TextArea } from '../../../../ui/forms/TextArea';
import { Part } from '../../../../ui/Part';
import { useCallOffMeetingMutation } from './meetingEditApi';
import { callOffMessages, textMessages } from './messages';
import { toPlanFormErrors } from './planFormErrors';

interface Props {
  readonly slug: string;
  readonly source: MeetingSource;
}

/** Calls the meeting off for good, with a reason that everybody reads who was told of it. */
export function CallOffPart({ slug, source }: Props) {
  const { id, version, originalLocale: original } = source;
  const keyFor = useIdempotencyKeys();
  const [callOff, { isLoading, error }] = useCallOffMeetingMutation();
  const send = async (fields: Fields) => {
    const body = { version, reason: readLocalizedField(fields, 'reason') };
    const { data } = await callOff({ slug, id, body, idempotencyKey: keyFor(body) });
    return data !== undefined;
  };
  return (
    <Part title={callOffMessages.title}>
      <Form
        check={(fields) => checkReason(fields, original)}
        onSubmit={send}
        isPending={isLoading}
        label={callOffMessages.send}
        look="danger"
        {...toPlanFormErrors(error, null, original)}
      >
        <LanguageTabs label={callOffMessages.texts} texts={{ reason: {} }} original={original}>
          {(lang) => (
            <TextArea
              name={`reason.${lang}`}
              label={textMessages.reason[lang]}
              lang={lang}
              maxLetters={MEETING_LIMITS.reason}
              rows={2}
              isOptional={lang !== original}
            />
          )}
        </LanguageTabs>
      </Form>
    </Part>
  );
}

function checkReason(fields: Fields, original: Locale) {
  const needed = `reason.${original}`;
  return {
    ...(readTextField(fields, needed) === '' && { [needed]: faultMessages.missing }),
    ...Object.fromEntries(
      listTooLongFields(fields, 'reason', MEETING_LIMITS.reason).map((name) => [
        name,
        faultMessages.tooLong,
      ]),
    ),
  };
}
