import { FormattedMessage } from 'react-intl';
import { DIALOG_LIMITS } from '../../../../../shared/contract/dialogs';
import type { WrittenDialog } from '../../../../../shared/contract/dialogWriting';
import { useIdempotencyKeys } from '../../../../api/useIdempotencyKeys';
import { useLocaleContext } from '../../../../intl/IntlRoot';
import { Form, type Fields } from '../../../../ui/forms/Form';
import { readLocalizedField } from '../../../../ui/forms/localized';
import { Notice } from '../../../../ui/Notice';
import { Part } from '../../../../ui/Part';
import { checkText } from '../checkText';
import { toDialogFormErrors, isRevisionConflict } from '../dialogFormErrors';
import { useCloseDialogMutation } from '../dialogWritingApi';
import type { PartProps } from '../DialogWritingScreen';
import { LocalizedArea } from '../LocalizedArea';
import {
  closingLabels,
  closingMessages,
  closingTexts,
  closingTitles,
  conclusionLabels,
  writingMessages,
} from '../messages';

/** Stage of a dialog on the way to its conclusions. */
type Stage = keyof typeof closingLabels;

function stageOf({ status, settings, isOver, conclusions }: WrittenDialog, now: number) {
  if (status === 'draft') return 'draft';
  if (settings.opensAt !== null && Date.parse(settings.opensAt) > now) return 'upcoming';
  if (!isOver) return 'open';
  return conclusions ? 'concluded' : 'ended';
}

/**
 * Closes a dialog with what came of it; of one that has ended the conclusions are written, or
 * corrected.
 */
export function ClosingPart(props: PartProps) {
  const stage = stageOf(props.dialog, useLocaleContext().now);
  if (stage === 'draft' || stage === 'upcoming')
    return (
      <Notice>
        <p>
          <FormattedMessage {...closingMessages[stage]} />
        </p>
      </Notice>
    );
  return <ConclusionsForm stage={stage} {...props} />;
}

interface Props extends PartProps {
  readonly stage: Stage;
}

function ConclusionsForm({ stage, slug, dialog, revisions, onNewer }: Props) {
  const { originalLocale: original, conclusions } = dialog;
  const limit = DIALOG_LIMITS.conclusions;
  const keyFor = useIdempotencyKeys();
  const [close, { isLoading, error }] = useCloseDialogMutation();
  const send = async (fields: Fields) => {
    const revision = revisions.since(dialog.revision);
    const body = { revision, conclusions: readLocalizedField(fields, 'conclusions') };
    const { data, error: failure } = await close({ slug, body, idempotencyKey: keyFor(body) });
    if (isRevisionConflict(failure)) onNewer();
    if (data) revisions.made(revision, data.revision);
    return data !== undefined;
  };
  return (
    <Part title={closingTitles[stage]}>
      <p>
        <FormattedMessage {...closingTexts[stage]} />
      </p>
      <Form
        draft={`dialog.${slug}.conclusions`}
        check={(fields) => checkText(fields, 'conclusions', { original, limit })}
        onSubmit={send}
        isPending={isLoading}
        label={closingLabels[stage]}
        saved={writingMessages.saved}
        warnsBeforeLeaving
        {...toDialogFormErrors(error)}
      >
        <LocalizedArea
          name="conclusions"
          label={closingMessages.conclusions}
          labels={conclusionLabels}
          text={conclusions ?? {}}
          original={original}
          limit={limit}
          isMarkdown
        />
      </Form>
    </Part>
  );
}
