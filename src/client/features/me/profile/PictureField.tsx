import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '../../../../shared/contract/profile';
import { Button } from '../../../ui/Button';
import { Portrait } from '../../../parts/person/Portrait';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Notice } from '../../../ui/Notice';
import { FileButton } from './FileButton';
import { pictureMessages } from './messages';
import styles from './profile.module.css';
import { isFault, usePictureField, type PictureOutcome } from './usePictureField';
import { SizeLimit } from './SizeLimit';

const NEWS = 'picture-news';

/** The picture: chosen, looked at before anybody else sees it, then sent or left; and removed. */
export function PictureField({ profile: { name, picture } }: { readonly profile: Profile }) {
  const { picked, news, ...field } = usePictureField();
  const input = useRef<HTMLInputElement>(null);
  const told = useRef<HTMLDivElement>(null);
  // The button that was pressed may have gone: the outcome is read out, and a fault where it can be
  // mended.
  useEffect(() => {
    if (news !== null) (isFault(news) ? input : told).current?.focus();
  }, [news]);

  const cancel = () => {
    field.cancel();
    input.current?.focus();
  };
  return (
    <div className={styles['picture']}>
      <Portrait name={name} picture={picture} preview={picked?.preview} size="large" />
      <div className={styles['side']}>
        <FileButton
          ref={input}
          newsId={NEWS}
          isInvalid={isFault(news)}
          onChoose={(file) => void field.choose(file)}
        />
        {picked && (
          <Picked
            isSending={field.isSending}
            onUse={() => void field.use(picked)}
            onCancel={cancel}
          />
        )}
        {!picked && picture && (
          <Button look="secondary" isPending={field.isRemoving} onClick={() => void field.remove()}>
            <FormattedMessage {...pictureMessages.remove} />
          </Button>
        )}
        <PictureStatus id={NEWS} ref={told} news={news} />
      </div>
    </div>
  );
}

interface PickedProps {
  readonly isSending: boolean;
  readonly onUse: () => void;
  readonly onCancel: () => void;
}

function Picked({ isSending, onUse, onCancel }: PickedProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p role="status">
        <FormattedMessage {...pictureMessages[isSending ? 'sending' : 'preview']} />
      </p>
      {isSending && <progress aria-label={formatMessage(pictureMessages.sending)} />}
      <div className={styles['buttons']}>
        <Button isPending={isSending} onClick={onUse}>
          <FormattedMessage {...pictureMessages.use} />
        </Button>
        <Button look="quiet" isPending={isSending} onClick={onCancel}>
          <FormattedMessage {...pictureMessages.cancel} />
        </Button>
      </div>
    </>
  );
}

interface PictureStatusProps {
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
function PictureStatus({ id, ref, news }: PictureStatusProps) {
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
