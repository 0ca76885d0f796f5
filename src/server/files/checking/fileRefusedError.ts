import type { CaptionFault } from '../../../shared/captions';
import type { FileRefusal } from '../../../shared/contract/files';

/**
 * Error that is found while a file is checked and speaks against keeping it; of captions, line by
 * line.
 */
export class FileRefusedError extends Error {
  override readonly name = 'Refused';
  constructor(
    readonly refusal: FileRefusal,
    readonly faults: readonly CaptionFault[] | null = null,
  ) {
    super(refusal);
  }
}
