import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { contentEditMessages } from '../contentEdit/messages';
import { EditSteps } from '../editSteps/EditSteps';
import { pollEditMessages } from './messages';

type Part = 'texts' | 'paper' | 'files';

interface Props {
  readonly part: Part;
  readonly section?: 'have-your-say' | 'quizzes';
  readonly words?: Readonly<Record<'parts' | 'texts' | 'paper', MessageDescriptor>>;
  readonly children: (nav: ReactNode) => ReactNode;
}

/** Reads the part that an address names; the texts where it names none. */
export function readPart(search: URLSearchParams): Part {
  const asked = search.get('part');
  return asked === 'paper' || asked === 'files' ? asked : 'texts';
}

/** The parts of the page that a poll or a quiz is changed on. */
export function PollSteps(props: Props) {
  const { part, section = 'have-your-say', words = pollEditMessages, children } = props;
  const { parts: label, texts, paper } = words;
  const { files } = contentEditMessages;
  return (
    <EditSteps section={section} label={label} parts={{ texts, paper, files }} part={part}>
      {children}
    </EditSteps>
  );
}
