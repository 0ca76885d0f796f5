import type {
  DetailedSection,
  WrittenDetailsBySection,
  WrittenDetails,
} from '../../../shared/contract/writtenDetails';
import { findMissingDetails } from '../../../shared/details/detailFaults';
import { listContentLinks } from '../../content/contentLinks';
import type { ReadContext } from '../../content/section';
import { listNamed } from './namedContents';
import { postAuthors, presentAuthor } from './postDetails';
import { questionsAbout } from './questionDetails';
import { readDetailRow, toWrittenDetails, type DetailRow } from './storedDetails';

type Rank = WrittenDetails['rank'];

/** Finds where a question stands among those about the same. */
async function rankOf({ db }: ReadContext, { id, kind }: DetailRow): Promise<Rank> {
  const questions = await questionsAbout(db, kind).execute();
  return { place: questions.findIndex((one) => one.id === id) + 1, of: questions.length };
}

const isPost = (
  details: WrittenDetailsBySection[DetailedSection],
): details is WrittenDetailsBySection['blogs'] => 'comments' in details;

/** Presents what a section alone knows of a content, as its writers see it. */
export async function presentDetails<S extends DetailedSection>(
  section: S,
  reading: ReadContext,
  id: string,
): Promise<WrittenDetails<S>> {
  const row = await readDetailRow<S>(reading.db, id);
  const details = toWrittenDetails(section, row);
  const { revision, kind, originalLocale } = row;
  return {
    revision,
    kind,
    originalLocale,
    status: row.status as WrittenDetails['status'],
    details: isPost(details)
      ? { ...details, author: presentAuthor(row, reading.viewer?.id) }
      : details,
    places: await listContentLinks(reading, listNamed(section, details)),
    authors: isPost(details) ? await postAuthors({ reading }) : [],
    rank: section === 'faqs' ? await rankOf(reading, row) : null,
    missing: findMissingDetails(section, details, { original: originalLocale, kind }),
  };
}
