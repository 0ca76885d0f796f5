import type { SerializedError } from '@reduxjs/toolkit';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  COMMENT_LIMITS,
  REPORT_REASONS,
  type Report,
  type ReportReason,
} from '../../../../shared/contract/comments';
import type { Problem } from '../../../api/problem';
import { reasonMessages } from '../messages';
import { useToast } from '../../../ui/toast';
import { Dialog } from '../../../ui/overlays/Dialog';
import { checkFields } from '../../../ui/forms/checkFields';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { TextArea } from '../../../ui/forms/TextArea';
import { composerMessages } from './messages';

interface Props {
  readonly title: MessageDescriptor;
  /** Answers whether the report has arrived. */
  readonly onSend: (report: Report) => Promise<boolean>;
  readonly isPending: boolean;
  readonly error: Problem | SerializedError | undefined;
  readonly onClose: () => void;
}

const check = checkFields({ reason: 'filled' });

/** Asks what is wrong with something that somebody wrote, for the moderators. */
export function ReportDialog({ title, onSend, isPending, error, onClose }: Props) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const submit = ({ reason, note = '' }: Fields) =>
    onSend({ reason: reason as ReportReason, ...(note.trim() && { note: note.trim() }) });
  return (
    <Dialog title={<FormattedMessage {...title} />} onClose={onClose}>
      <Form
        check={check}
        onSubmit={submit}
        onSaved={() => {
          toast({ text: composerMessages.reported, tone: 'good' });
          onClose();
        }}
        isPending={isPending}
        label={composerMessages.reportSend}
        {...toFormErrors(error)}
      >
        <RadioGroup
          name="reason"
          label={composerMessages.reportReason}
          options={REPORT_REASONS.map((reason) => ({
            value: reason,
            label: formatMessage(reasonMessages[reason]),
          }))}
        />
        <TextArea
          name="note"
          label={composerMessages.reportNote}
          maxLetters={COMMENT_LIMITS.note}
          rows={3}
          isOptional
        />
      </Form>
    </Dialog>
  );
}
