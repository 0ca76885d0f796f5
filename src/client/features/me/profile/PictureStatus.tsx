import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Notice } from '../../../ui/Notice';
import { pictureMessages } from './messages';
import { SizeLimit } from './SizeLimit';
import type { PictureOutcome } from './usePictureField';

interface Props {
  readonly id: string;
  readonly ref: Ref<HTMLDivElement>;
  readonly news: PictureOutcome | null;
}

const TEXTS: Readonly<Record<string, ReactNode>> = {
  saved: <FormattedMessage {...pictureMessages.saved} />,
  removed: <FormattedMessage {...pictureMessages.removed} />,
  invalid: <FormattedMessage {...pictureMessages.invalid} />,
  tooLarge: <SizeLimit message="tooLarge" />,
};

/** Outcome of a change of the picture; it can take the focus. */
export function PictureStatus({ id, ref, news }: Props) {
  const isGood = news === 'saved' || news === 'removed';
  return (
    <div id={id} ref={ref} tabIndex={-1}>
      {news !== null && (
        <Notice tone={isGood ? 'good' : 'bad'} icon={isGood ? 'check' : 'info'}>
          <div>{typeof news === 'string' ? TEXTS[news] : toFormErrors(news).failure}</div>
        </Notice>
      )}
    </div>
  );
}
