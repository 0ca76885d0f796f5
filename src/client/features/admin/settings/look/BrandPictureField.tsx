import { useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { SerializedError } from '@reduxjs/toolkit';
import type { BrandPicture } from '../../../../../shared/contract/settings';
import { THEMES } from '../../../../../shared/look/themeColours';
import { getBrandPictureUrl } from '../../../../../shared/settings';
import { depositPicture } from '../../../../api/profileApi';
import { useAppDispatch } from '../../../../store/hooks';
import { Button } from '../../../../ui/Button';
import { FieldGroup } from '../../../../ui/forms/FieldGroup';
import { useStartValue } from '../../../../ui/forms/formContext';
import { HiddenValue } from '../../../../ui/forms/HiddenValue';
import { joinClasses } from '../../../../ui/joinClasses';
import { TextFileField } from '../../../../ui/lines/TextFileField';
import { Notice } from '../../../../ui/Notice';
import { useSendBrandPictureMutation } from '../settingsAdminApi';
import { isProblem, type Problem } from '../../../../api/problem';
import { getErrorMessage } from '../../../../intl/errorMessage';
import { pictureTexts, themeNames, weakTexts, drawingRefusals, pictureRefusals } from './messages';
import { NO_PICTURE, readPictureField } from './pictureValue';
import styles from './look.module.css';

/** Finds the words for a refusal of a picture. */
function toPictureFailure(error: Problem | SerializedError): MessageDescriptor {
  const { code = 'unexpected', detail = '' }: Partial<Problem> = isProblem(error) ? error : {};
  if (code === 'unfitDrawing' && Object.hasOwn(drawingRefusals, detail))
    return drawingRefusals[detail as keyof typeof drawingRefusals];
  if (Object.hasOwn(pictureRefusals, code))
    return pictureRefusals[code as keyof typeof pictureRefusals];
  return getErrorMessage(code);
}

const TYPES = '.svg,.png,.webp,.jpg,.jpeg,image/svg+xml,image/png,image/webp,image/jpeg';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
  /** The one that counts now. */
  readonly picture: BrandPicture | null;
  /** True for a picture that stands on a plate where it is hard to see. */
  readonly hasPlate: boolean;
}

/**
 * A picture of the look: sent when it is chosen, shown on both papers, named by the form.
 */
export function BrandPictureField({ name, label, hint, picture, hasPlate }: Props) {
  const [value, setValue] = useState(useStartValue(name));
  const { send, isLoading, failure, reset } = useSendPicture();
  const shown = readPictureField(value, picture);
  const choose = async (file: File) => {
    const sent = await send(file);
    if (sent) setValue(JSON.stringify(sent));
  };
  const remove = () => {
    reset();
    setValue(NO_PICTURE);
  };
  return (
    <FieldGroup name={name} label={label} hint={<FormattedMessage {...hint} />} role="group">
      {() => (
        <>
          <HiddenValue name={name} value={value} />
          {shown && <Papers picture={shown} hasPlate={hasPlate} />}
          <div role="status">
            {isLoading && <FormattedMessage {...pictureTexts.sending} />}
            {!isLoading && value !== '' && (
              <FormattedMessage {...pictureTexts[shown ? 'sent' : 'removed']} />
            )}
          </div>
          {failure && !isLoading && (
            <Notice tone="bad" role="alert">
              <FormattedMessage {...failure} />
            </Notice>
          )}
          <div className={styles['acts']}>
            <TextFileField
              accept={TYPES}
              label={pictureTexts[shown ? 'replace' : 'choose']}
              isDisabled={isLoading}
              onFile={choose}
            />
            {shown && (
              <Button look="quiet" onClick={remove}>
                <FormattedMessage {...pictureTexts.remove} />
              </Button>
            )}
          </div>
        </>
      )}
    </FieldGroup>
  );
}

/** Sends a file; a failure is in the words of the reader. */
function useSendPicture() {
  const dispatch = useAppDispatch();
  const [send, { isLoading, error, reset }] = useSendBrandPictureMutation();
  return {
    isLoading,
    reset,
    failure: error && toPictureFailure(error),
    send: async (file: File) => {
      // A file that is gone has no bytes: the host says that it is no picture.
      const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
      const ticket = dispatch(depositPicture({ mediaType: file.type, bytes }));
      const { data } = await send({ ticket });
      return data;
    },
  };
}

interface PapersProps {
  readonly picture: BrandPicture;
  readonly hasPlate: boolean;
}

/** The picture on the paper of each theme, on a plate where it needs one. */
function Papers({ picture, hasPlate }: PapersProps) {
  const { width, height, weakOn } = picture;
  const weak = hasPlate ? weakOn : [];
  return (
    <>
      <div className={styles['papers']}>
        {THEMES.map((theme) => (
          <div key={theme} className={styles[theme]}>
            <span className={styles['theme']}>
              <FormattedMessage {...themeNames[theme]} />
            </span>
            <img
              src={getBrandPictureUrl(picture)}
              width={width}
              height={height}
              alt=""
              className={joinClasses(
                styles[hasPlate ? 'logo' : 'hero'],
                weak.includes(theme) && styles['plate'],
              )}
            />
          </div>
        ))}
      </div>
      {weak.map((theme) => (
        <p key={theme} className={styles['note']}>
          <FormattedMessage {...weakTexts[theme]} />
        </p>
      ))}
    </>
  );
}
