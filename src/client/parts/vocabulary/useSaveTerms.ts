import type {
  DistrictShapes,
  TermList,
  Vocabulary,
  WrittenTerm,
} from '../../../shared/contract/vocabularies';
import { useIdempotencyKeys } from '../../api/useIdempotencyKeys';
import { toWrittenTerms } from './termList';
import { useChangeShapesMutation, useChangeTermListMutation } from './vocabularyApi';

/** Saves a whole list on top of the one that the page knows. */
export function useSaveTerms(vocabulary: Vocabulary) {
  const keyFor = useIdempotencyKeys();
  const [change, { isLoading, error, reset }] = useChangeTermListMutation();
  const save = async (list: TermList, terms: readonly WrittenTerm[]) => {
    const body = { revision: list.revision, terms: [...terms] };
    const { data } = await change({ vocabulary, body, idempotencyKey: keyFor(body) });
    return data;
  };
  return { save, isLoading, error, reset };
}

/** Saves a list, then the shapes of its districts; a list that is as before is not sent. */
export function useSavePasted(vocabulary: Vocabulary) {
  const { save, ...list } = useSaveTerms(vocabulary);
  const keyFor = useIdempotencyKeys();
  const [changeShapes, shapes] = useChangeShapesMutation();
  return {
    isLoading: list.isLoading || shapes.isLoading,
    error: list.error,
    shapesError: shapes.error,
    save: async (
      before: TermList,
      terms: readonly WrittenTerm[],
      body: DistrictShapes | null,
    ): Promise<boolean> => {
      const isSame = JSON.stringify(toWrittenTerms(before)) === JSON.stringify(terms);
      const saved = isSame ? before : await save(before, terms);
      if (!saved || !body) return saved !== undefined;
      const { revision } = saved;
      const idempotencyKey = keyFor({ revision, body });
      const { error } = await changeShapes({ body, revision, idempotencyKey });
      return error === undefined;
    },
  };
}
