import type { MessageDescriptor } from 'react-intl';
import { contentEditMessages } from '../contentEdit/messages';
import { PartsNav } from '../PartsNav';
import { pollEditMessages } from './messages';

type Part = 'texts' | 'paper' | 'files';

interface Props {
  readonly part: Part;
  readonly section?: 'have-your-say' | 'quizzes';
  readonly words?: Readonly<Record<'parts' | 'texts' | 'paper', MessageDescriptor>>;
}

/** Reads the part that an address names; the texts where it names none. */
export function readPart(search: URLSearchParams): Part {
  const asked = search.get('part');
  return asked === 'paper' || asked === 'files' ? asked : 'texts';
}

/** The parts of the page that a poll or a quiz is changed on. */
export function PollEditNav({ part, section = 'have-your-say', words = pollEditMessages }: Props) {
  const { parts: label, texts, paper } = words;
  const { files } = contentEditMessages;
  return <PartsNav section={section} label={label} parts={{ texts, paper, files }} part={part} />;
}
