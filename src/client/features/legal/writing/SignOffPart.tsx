import { FormattedMessage, useIntl } from 'react-intl';
import type { LegalDraft } from '../../../../shared/contract/legal';
import type { LegalPage } from '../../../../shared/routes';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup';
import { Form, type Faults, type Fields } from '../../../ui/forms/Form';
import type { Revisions } from '../../../ui/forms/revisions';
import { Notice } from '../../../ui/Notice';
import { Part } from '../../../ui/Part';
import { TimeText } from '../../../ui/TimeText';
import { isRevisionConflict, toLegalFormErrors } from './legalFormErrors';
import { useSignOffLegalDraftMutation } from './legalWritingApi';
import { signedOffByNobody, signedOffMessage, writingMessages } from './messages';

interface Props {
  readonly kind: LegalPage;
  readonly draft: LegalDraft;
  readonly revisions: Revisions;
  readonly onNewer: () => unknown;
}

/** Says above a draft that it began with a template, and whether somebody has read it since. */
export function TemplateNotice({ template }: { readonly template: LegalDraft['template'] }) {
  if (!template) return null;
  if (!template.signedOff)
    return (
      <Notice tone="warn" title={<FormattedMessage {...writingMessages.unreadTitle} />}>
        <p>
          <FormattedMessage {...writingMessages.unreadText} />
        </p>
      </Notice>
    );
  const { at, by } = template.signedOff;
  const date = <TimeText key="date" value={at} format="dateTime" />;
  return (
    <Notice tone="good" icon="check">
      <p>
        {by === null ? (
          <FormattedMessage {...signedOffByNobody} values={{ date }} />
        ) : (
          <FormattedMessage
            {...signedOffMessage}
            values={{ date, name: <bdi key="name">{by}</bdi> }}
          />
        )}
      </p>
    </Notice>
  );
}

const checkRead = ({ read }: Fields): Faults =>
  read ? {} : { read: writingMessages.signOffMissing };

/** The form with which somebody signs off a complete draft that began with a template. */
export function SignOffPart({ kind, draft, revisions, onNewer }: Props) {
  const { formatMessage } = useIntl();
  const keyFor = useIdempotencyKeys();
  const [signOff, { isLoading, error }] = useSignOffLegalDraftMutation();
  const send = async () => {
    const revision = revisions.since(draft.revision);
    const idempotencyKey = keyFor({ signOff: kind, revision });
    const { data, error: failure } = await signOff({ kind, revision, idempotencyKey });
    if (isRevisionConflict(failure)) onNewer();
    return data !== undefined;
  };
  return (
    <Part title={writingMessages.signOffTitle}>
      <p>
        <FormattedMessage {...writingMessages.signOffText} />
      </p>
      <Form
        check={checkRead}
        onSubmit={send}
        isPending={isLoading}
        label={writingMessages.signOff}
        {...toLegalFormErrors(error)}
      >
        <CheckboxGroup
          name="read"
          label={writingMessages.signOffGroup}
          options={[{ value: 'read', label: formatMessage(writingMessages.signOffRead) }]}
        />
      </Form>
    </Part>
  );
}
