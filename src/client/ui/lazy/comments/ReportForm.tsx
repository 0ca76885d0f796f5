import { FormattedMessage, useIntl } from 'react-intl';
import {
  COMMENT_LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '../../../../shared/contract/comments';
import { useReportCommentMutation } from '../../../api/commentWrites';
import { useCommentsPlace } from '../../comments/commentsContext';
import { reasonMessages } from '../../comments/messages';
import { useToast } from '../../toast';
import { Dialog } from '../Dialog';
import { checkFields } from '../forms/checkFields';
import { Form, type Fields } from '../forms/Form';
import { problemOf } from '../forms/problemOf';
import { RadioGroup } from '../forms/RadioGroup';
import { TextArea } from '../forms/TextArea';
import { composerMessages } from './messages';

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

const check = checkFields({ reason: 'filled' });

/** Tells the moderators what is wrong with a comment. */
export function ReportForm({ id, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { section, slug } = useCommentsPlace();
  const toast = useToast();
  const [send, { isLoading, error }] = useReportCommentMutation();
  const submit = async ({ reason, note = '' }: Fields) => {
    const report = { reason: reason as ReportReason, ...(note.trim() && { note: note.trim() }) };
    return 'data' in (await send({ one: { section, slug, id }, report }));
  };
  return (
    <Dialog title={<FormattedMessage {...composerMessages.reportTitle} />} onClose={onClose}>
      <Form
        check={check}
        onSubmit={submit}
        onSaved={() => {
          toast({ text: composerMessages.reported, tone: 'good' });
          onClose();
        }}
        isPending={isLoading}
        label={composerMessages.reportSend}
        {...problemOf(error)}
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
