import type { FileRefusal } from '../../../shared/contract/files';

/** What is found while a file is checked and speaks against keeping it. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly refusal: FileRefusal) {
    super(refusal);
  }
}
