import type { SerializedError } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import { isProblem, type Problem } from '../../../../api/problem';
import { getErrorMessage } from '../../../../intl/errorMessage';
import { drawingRefusals, pictureRefusals } from './messages';

/** Finds the words for a refusal of a picture. */
export function toPictureFailure(error: Problem | SerializedError): MessageDescriptor {
  const { code = 'unexpected', detail = '' }: Partial<Problem> = isProblem(error) ? error : {};
  if (code === 'unfitDrawing' && Object.hasOwn(drawingRefusals, detail))
    return drawingRefusals[detail as keyof typeof drawingRefusals];
  if (Object.hasOwn(pictureRefusals, code))
    return pictureRefusals[code as keyof typeof pictureRefusals];
  return getErrorMessage(code);
}
