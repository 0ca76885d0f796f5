import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Opinions } from '../../../../shared/contract/opinions';
import { useGetOpinionsQuery } from '../../../api/opinionsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { usePreview } from '../../../ui/usePreview';
import { opinionMessages } from './messages';

interface Props {
  readonly slug: string;
  readonly children: (opinions: Opinions) => ReactNode;
}

/** The statements on the page of the dialog. */
const CARD = '#statements';

function Hidden({ slug, missing }: { readonly slug: string; readonly missing: number }) {
  return (
    <Notice
      tone="accent"
      title={<FormattedMessage {...opinionMessages.hidden} values={{ count: missing }} />}
    >
      <p>
        <FormattedMessage {...opinionMessages.hiddenWhy} />
      </p>
      <p>
        <Link to={`/dialogs/${slug}${CARD}`}>
          <FormattedMessage {...opinionMessages.toCard} />
        </Link>
      </p>
    </Notice>
  );
}

function Gathering({ participants }: Pick<Opinions, 'participants'>) {
  const title =
    participants === 0 ? (
      <FormattedMessage {...opinionMessages.nobody} />
    ) : (
      <FormattedMessage {...opinionMessages.gathering} values={{ count: participants }} />
    );
  return (
    <Notice title={title}>
      <p>
        <FormattedMessage {...opinionMessages.gatheringWhy} />
      </p>
    </Notice>
  );
}

/**
 * The opinions in a dialog once there are groups and the reader may see them; until then why not.
 */
export function OpinionsGate({ slug, children }: Props) {
  const locale = useLocale();
  const place = { slug, locale, ...usePreview() };
  const { currentData, isError, error, refetch } = useGetOpinionsQuery(place);
  if (!currentData && isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!currentData) return <Skeleton lines={6} />;
  const { state, missing, participants } = currentData;
  if (state === 'hidden') return <Hidden slug={slug} missing={missing} />;
  if (state === 'gathering') return <Gathering participants={participants} />;
  return children(currentData);
}
