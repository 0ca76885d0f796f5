import { FormattedMessage } from 'react-intl';
import type { DetailPage } from '../../../shared/contract/content';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { dialogMessages } from './messages';

/**
 * A dialogue that ended by its date has no conclusions at first: who may write them finds the way
 * here.
 */
export function AwaitedConclusions({ dialog }: { readonly dialog: DetailPage<DialogDetails> }) {
  const { phase, slug, details } = dialog;
  if (phase !== 'closed' || details.conclusions) return null;
  return (
    <Notice icon="clock" title={<FormattedMessage {...dialogMessages.awaited} />}>
      <p>
        <FormattedMessage {...dialogMessages.awaitedText} />
      </p>
      {details.rights.edit && (
        <p>
          <Link to={`/dialogs/${slug}/edit?part=closing`}>
            <FormattedMessage {...dialogMessages.writeConclusions} />
          </Link>
        </p>
      )}
    </Notice>
  );
}
