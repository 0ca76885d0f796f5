import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FILE_LIMITS, PICTURE_TYPES, type FileInfo } from '../../../shared/contract/files';
import type { Locale } from '../../../shared/locales';
import { Picture } from '../Picture';
import { Dialog } from '../overlays/Dialog';
import { CheckboxGroup } from './CheckboxGroup';
import { FileUpload } from './FileUpload';
import { Form, type Faults, type Fields } from './Form';
import { HiddenValue } from './HiddenValue';
import { readTextField } from './localized';
import { createPictureMarkdown } from './pictureMarkdown';
import { pictureMessages } from '../../intl/pictures/messages';
import { TextArea } from './TextArea';

export interface PictureDialogProps {
  /** Language of the text that the picture is for. */
  readonly lang: Locale;
  readonly onClose: () => void;
  readonly onChoose: (markdown: string) => void;
}

const check = (fields: Fields): Faults => ({
  ...(!fields['file'] && { picture: pictureMessages.noPicture }),
  ...(!fields['decorative'] &&
    readTextField(fields, 'alt') === '' && { alt: pictureMessages.noAlt }),
  ...(readTextField(fields, 'alt').length > FILE_LIMITS.alt && { alt: pictureMessages.tooLong }),
});

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * A picture for a text: sent, described, and put in. The form around the editor hears nothing of
 * it.
 */
export function PictureDialog({ lang, onClose, onChoose }: PictureDialogProps) {
  const [info, setInfo] = useState<FileInfo | null>(null);
  const insert = (fields: Fields) => {
    if (!info) return;
    const picture = {
      id: info.id,
      width: info.width ?? undefined,
      height: info.height ?? undefined,
    };
    const alt = fields['decorative'] ? '' : readTextField(fields, 'alt');
    onChoose(createPictureMarkdown(picture, { alt, caption: readTextField(fields, 'caption') }));
  };
  return (
    <Dialog title={<FormattedMessage {...pictureMessages.title} />} onClose={onClose}>
      <div role="presentation" onChange={stop} onBlur={stop} onSubmit={stop}>
        <Form check={check} onSubmit={insert} isPending={false} label={pictureMessages.insert}>
          <HiddenValue name="file" value={info?.id ?? ''} />
          {info && <Shown info={info} lang={lang} />}
          <FileUpload
            name="picture"
            label={pictureMessages[info ? 'another' : 'choose']}
            mediaTypes={PICTURE_TYPES}
            onReady={setInfo}
          />
          <PictureWords lang={lang} />
        </Form>
      </div>
    </Dialog>
  );
}

function Shown({ info, lang }: { readonly info: FileInfo; readonly lang: Locale }) {
  const { id, width, height } = info;
  return (
    <Picture
      key={id}
      id={id}
      width={width ?? undefined}
      height={height ?? undefined}
      alt={{ text: '', lang }}
      sizes="26rem"
    />
  );
}

function PictureWords({ lang }: Pick<PictureDialogProps, 'lang'>) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextArea
        name="alt"
        label={pictureMessages.alt}
        hint={<FormattedMessage {...pictureMessages.altHint} />}
        maxLetters={FILE_LIMITS.alt}
        rows={3}
        lang={lang}
        isOptional
      />
      <CheckboxGroup
        name="decorative"
        label={pictureMessages.decorativeLabel}
        options={[
          {
            value: 'yes',
            label: formatMessage(pictureMessages.decorative),
            hint: formatMessage(pictureMessages.decorativeHint),
          },
        ]}
      />
      <TextArea
        name="caption"
        label={pictureMessages.caption}
        hint={<FormattedMessage {...pictureMessages.captionHint} />}
        rows={2}
        lang={lang}
        isOptional
      />
    </>
  );
}
