import { FormattedMessage } from 'react-intl';
import type { LegalDraft } from '../../../../shared/contract/legal';
import type { LegalPage } from '../../../../shared/routes';
import { useIdempotencyKeys } from '../../../api/useIdempotencyKeys';
import { BaseRevision } from '../../../ui/forms/BaseRevision';
import { Form, type Fields } from '../../../ui/forms/Form';
import type { Revisions } from '../../../ui/forms/revisions';
import { Notice } from '../../../ui/Notice';
import { Part } from '../../../ui/Part';
import { TimeText } from '../../../ui/TimeText';
import { DeleteDraft } from './DeleteDraft';
import { checkTexts, getDraftName, readTexts } from './draftFields';
import { DraftTexts } from './DraftTexts';
import { isRevisionConflict, toLegalFormErrors } from './legalFormErrors';
import { TemplateNotice } from './SignOffPart';
import { useChangeLegalDraftMutation } from './legalWritingApi';
import { changedByNobody, changedMessage, writingMessages } from './messages';

interface Props {
  readonly kind: LegalPage;
  readonly draft: LegalDraft;
  /** True of a text's first version, of which nothing has changed. */
  readonly isFirst: boolean;
  readonly revisions: Revisions;
  /** Called when another person saved first: asks for what they wrote. */
  readonly onNewer: () => unknown;
}

/**
 * The words of the next version. What is typed outlives a failed try, a reload and the end of the
 * session.
 */
export function DraftPart(props: Props) {
  const { kind, draft, isFirst } = props;
  const { send, isLoading, error } = useSave(props);
  const kept = getDraftName(kind);
  return (
    <Part title={writingMessages.draftTitle}>
      <TemplateNotice template={draft.template} />
      <Changed draft={draft} />
      {isRevisionConflict(error) && <Newer />}
      <Form
        draft={kept}
        check={checkTexts}
        onSubmit={send}
        isPending={isLoading}
        label={writingMessages.save}
        saved={writingMessages.saved}
        warnsBeforeLeaving
        {...toLegalFormErrors(error)}
      >
        <BaseRevision draft={kept} revision={draft.revision} />
        <DraftTexts draft={draft} isFirst={isFirst} />
      </Form>
      <DeleteDraft kind={kind} revision={draft.revision} />
    </Part>
  );
}

/**
 * Saves from the revision that the form began with, or from those that this page has made since;
 * once it was told that there is a newer one, that one is changed.
 */
function useSave({ kind, draft, revisions, onNewer }: Props) {
  const keyFor = useIdempotencyKeys();
  const [change, { isLoading, error }] = useChangeLegalDraftMutation();
  const send = async (fields: Fields) => {
    const began = Number(fields['revision']);
    const revision = isRevisionConflict(error) ? draft.revision : revisions.since(began);
    const body = { ...readTexts(fields), revision };
    const { data, error: failure } = await change({
      kind,
      change: body,
      idempotencyKey: keyFor(body),
    });
    if (isRevisionConflict(failure)) onNewer();
    const saved = data?.draft?.revision;
    if (saved !== undefined) for (const from of [began, revision]) revisions.made(from, saved);
    return data !== undefined;
  };
  return { send, isLoading, error };
}

function Changed({ draft: { changed } }: Pick<Props, 'draft'>) {
  const date = <TimeText key="date" value={changed.at} format="dateTime" />;
  return (
    <p>
      {changed.by === null ? (
        <FormattedMessage {...changedByNobody} values={{ date }} />
      ) : (
        <FormattedMessage
          {...changedMessage}
          values={{ date, name: <bdi key="name">{changed.by}</bdi> }}
        />
      )}
    </p>
  );
}

const Newer = () => (
  <Notice tone="warn" role="alert" title={<FormattedMessage {...writingMessages.newerTitle} />}>
    <p>
      <FormattedMessage {...writingMessages.newerText} />
    </p>
  </Notice>
);
