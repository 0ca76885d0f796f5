import { PROFILE_LIMITS } from '../../../../shared/contract/profile';
import type { Picture } from '../../../api/profileApi';

/** Media types that the host reads. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
] as const;

export interface PickedPicture extends Picture {
  /** A data address, which shows the picture before anybody else has it. */
  readonly preview: string;
}

export type PictureFault = 'invalid' | 'tooLarge';

/** Reads a file once: what is shown is what is sent, whatever becomes of the file. */
export async function readPicture(file: File): Promise<PickedPicture | PictureFault> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'invalid';
  if (file.size > PROFILE_LIMITS.pictureBytes) return 'tooLarge';
  try {
    const [bytes, preview] = await Promise.all([
      read(file, 'readAsArrayBuffer'),
      read(file, 'readAsDataURL'),
    ]);
    return { mediaType: file.type, bytes: bytes as ArrayBuffer, preview: preview as string };
  } catch {
    return 'invalid';
  }
}

function read(file: File, how: 'readAsArrayBuffer' | 'readAsDataURL') {
  return new Promise<FileReader['result']>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error ?? new Error(how));
    reader[how](file);
  });
}
