import { useEffect, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { lazyForm } from '../lazyForm';
import styles from './MarkdownEditor.module.css';
import type { PictureDialogProps } from './PictureDialog';
import { wrapAsParagraph } from './pictureMarkdown';
import { pictureMessages } from '../../intl/pictures/messages';
import { replaceTypedText } from './typeText';

const PictureDialog = lazyForm<PictureDialogProps>(async () => {
  const file = await import(/* webpackChunkName: "picture-dialog" */ './PictureDialog');
  return file.PictureDialog;
});

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly lang: PictureDialogProps['lang'];
  readonly isDisabled: boolean;
}

const DRAWING = 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9.5v.01';

/** Uploads a picture and puts it where the text was left. */
export function PictureButton({ field, lang, isDisabled }: Props) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [chosen, choose] = useState<string | null>(null);

  // The text takes the focus only once the dialog, which keeps it, has gone.
  useEffect(() => {
    const area = field.current;
    if (isOpen || chosen === null || !area) return;
    const { value, selectionStart: from, selectionEnd: to } = area;
    replaceTypedText(
      area,
      [from, to],
      wrapAsParagraph(chosen, value.slice(0, from), value.slice(to)),
    );
    choose(null);
  }, [isOpen, chosen, field]);

  const label = formatMessage(pictureMessages.button);
  return (
    <>
      <button
        type="button"
        className={styles['mark']}
        disabled={isDisabled}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles['drawing']}>
          <path d={DRAWING} />
        </svg>
      </button>
      {isOpen && (
        <PictureDialog
          lang={lang}
          onClose={() => setOpen(false)}
          onChoose={(markdown) => {
            choose(markdown);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
