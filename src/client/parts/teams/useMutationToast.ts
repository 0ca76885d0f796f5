import type { MessageDescriptor } from 'react-intl';
import { isProblem } from '../../api/problem';
import { getErrorMessage } from '../../intl/errorMessage';
import { useToast } from '../../ui/toast';

/**
 * Waits for what was asked for and says how it went: done, where the page does not say so itself,
 * or why not. True where it was done.
 */
export function useMutationToast() {
  const toast = useToast();
  return async (
    asked: Promise<{ readonly error?: Parameters<typeof isProblem>[0] }>,
    done?: MessageDescriptor,
  ): Promise<boolean> => {
    const { error } = await asked;
    if (error === undefined && done) toast({ text: done, tone: 'good' });
    if (error !== undefined)
      toast({ text: getErrorMessage(isProblem(error) ? error.code : 'unexpected'), tone: 'bad' });
    return error === undefined;
  };
}
