import type { SerializedError } from '@reduxjs/toolkit';
import { useState } from 'react';
import { isProblem, type Problem } from '../../../api/problem';
import {
  depositPicture,
  useRemovePictureMutation,
  useSendPictureMutation,
} from '../../../api/profileApi';
import { useAppDispatch } from '../../../store/hooks';
import { userRefreshRequested } from '../../../state/sessionSlice';
import { readPicture, type PickedPicture, type PictureFault } from './pickedPicture';

type Failure = Problem | SerializedError;

/**
 * Message that the person reads: that it worked, what is wrong with the file, or what else kept it
 * from working.
 */
export type PictureOutcome = 'saved' | 'removed' | PictureFault | Failure;

export const isFault = (news: PictureOutcome | null): news is PictureFault =>
  news === 'invalid' || news === 'tooLarge';

/** Tracks a picture that is chosen, looked at, and then sent, or not. */
export function usePictureField() {
  const dispatch = useAppDispatch();
  const [picked, setPicked] = useState<PickedPicture | null>(null);
  const [news, setNews] = useState<PictureOutcome | null>(null);
  const [send, sending] = useSendPictureMutation();
  const [remove, removing] = useRemovePictureMutation();

  const finish = (error: Failure | undefined, done: 'saved' | 'removed') => {
    setNews(error ? faultOf(error) : done);
    if (error) return;
    setPicked(null);
    dispatch(userRefreshRequested());
  };

  return {
    picked,
    news,
    isSending: sending.isLoading,
    isRemoving: removing.isLoading,
    choose: async (file: File) => {
      const answer = await readPicture(file);
      setPicked(typeof answer === 'string' ? null : answer);
      setNews(typeof answer === 'string' ? answer : null);
    },
    cancel: () => {
      setPicked(null);
      setNews(null);
    },
    use: async (picture: PickedPicture) => {
      setNews(null);
      const { error } = await send({ ticket: dispatch(depositPicture(picture)) });
      finish(error, 'saved');
    },
    remove: async () => {
      setNews(null);
      const { error } = await remove(undefined);
      finish(error, 'removed');
    },
  };
}

const FAULT_OF_CODE: Readonly<Record<string, PictureFault>> = {
  invalidPicture: 'invalid',
  unsupportedMediaType: 'invalid',
  tooLarge: 'tooLarge',
};

const faultOf = (error: Failure): PictureFault | Failure =>
  (isProblem(error) && FAULT_OF_CODE[error.code]) || error;
