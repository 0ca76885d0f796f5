import { compareMethods, listMethodsUnableToRead } from '../../counting/compareMethods';
import { listPublishedAnswers } from '../../counting/recountChecks';
import { parseRecountFile, type RecountFile } from '../../counting/recountFile';
import { verifyRecountFile } from '../../counting/verifyRecountFile';
import { toStandingQuestion, listWithdrawn } from '../../shared/ballots/withdrawals';
import type { ChainLink } from '../../shared/ballots/receipts';
import type { RecountMessage, RecountTask, ReceiptPosition } from './protocol';

/** Normalizes a receipt as people type it: small letters, blanks and other dashes are as good. */
const plain = (receipt: string): string => receipt.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Looks for a receipt in the chain. */
function findReceipt(links: readonly ChainLink[], receipt: string): ReceiptPosition {
  const sought = plain(receipt);
  const index = links.findIndex((link) => plain(link.receipt) === sought);
  if (sought === '' || index < 0) return { state: 'missing' };
  const isReplaced = links.some(({ replaces }) => replaces !== null && plain(replaces) === sought);
  return {
    state: isReplaced ? 'replaced' : 'counted',
    link: index + 1,
    links: links.length,
  };
}

type Tell = (news: RecountMessage) => void;

function compare(file: RecountFile, id: string): RecountMessage {
  const { opening, ballots, seed } = file;
  const asked = opening.questions.find((one) => one.id === id);
  if (!asked) return { kind: 'failed' };
  const question = toStandingQuestion(asked, listWithdrawn(file.withdrawals));
  const terms = { seed, quorum: opening.quorum };
  const answers = listPublishedAnswers(file, question);
  return {
    kind: 'compared',
    comparisons: compareMethods(question, answers, ballots, terms),
    unable: listMethodsUnableToRead(question, answers),
  };
}

function verify(text: string, tell: Tell): RecountMessage {
  const { isRight, file } = verifyRecountFile(text, (check) => tell({ kind: 'checked', check }));
  const poll = file?.opening.poll ?? null;
  return { kind: 'verified', verified: { isRight, poll, head: file?.chain.head ?? null } };
}

function answer(task: RecountTask, text: string, tell: Tell): RecountMessage {
  if (task.kind === 'verify') return verify(text, tell);
  const { file } = parseRecountFile(text);
  if (!file) return { kind: 'failed' };
  if (task.kind === 'find')
    return { kind: 'found', place: findReceipt(file.chain.links, task.receipt) };
  return compare(file, task.question);
}

/**
 * Does what is asked with a recount file, and says so step by step. It never rejects: a file may
 * say anything.
 */
export async function runTask(task: RecountTask, tell: Tell): Promise<void> {
  try {
    tell(answer(task, await task.file.text(), tell));
  } catch {
    tell({ kind: 'failed' });
  }
}
