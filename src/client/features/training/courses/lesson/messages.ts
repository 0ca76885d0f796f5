import { defineMessage, defineMessages, type MessageValue } from 'react-intl';
import type { LessonKind } from '../../../../../shared/contract/training';

/** Beside a lesson in the outline; a text needs no word. */
export const lessonKindMessages = defineMessages({
  video: {
    id: 'training.lesson.kind.video',
    defaultMessage: 'Film',
    description: 'Kind of a lesson, beside its title',
  },
  file: {
    id: 'training.lesson.kind.file',
    defaultMessage: 'File',
    description: 'Kind of a lesson, beside its title',
  },
  quiz: {
    id: 'training.lesson.kind.quiz',
    defaultMessage: 'Quiz',
    description: 'Kind of a lesson, beside its title',
  },
  link: {
    id: 'training.lesson.kind.link',
    defaultMessage: 'Page elsewhere',
    description: 'Kind of a lesson, beside its title: it leads to another website',
  },
}) satisfies Record<Exclude<LessonKind, 'text'>, unknown>;

export const lessonMessages = {
  ...defineMessages({
    transcript: {
      id: 'training.lesson.transcript',
      defaultMessage: 'Read the film as a text',
      description: 'Unfolds all that is said and shown in a film',
    },
    filmFailed: {
      id: 'training.lesson.filmFailed',
      defaultMessage: 'The film could not be loaded. You can read it as a text below.',
      description: 'In the place of a film',
    },
    noFilm: {
      id: 'training.lesson.noFilm',
      defaultMessage: 'There is no film here yet.',
      description: 'In the place of a film, for those who look at a draft',
    },
    fileFailed: {
      id: 'training.lesson.fileFailed',
      defaultMessage: 'The file could not be opened. Please try again.',
      description: 'After a press on a download',
    },
    certificate: {
      id: 'training.lesson.certificate',
      defaultMessage: 'The certificate attests',
      description: 'Heading above what the certificate of a course says',
    },
  }),
  download: defineMessage<{ name: MessageValue }>({
    id: 'training.lesson.download',
    defaultMessage: 'Download {name}',
    description: 'Link that saves a file; its name',
  }),
  elsewhere: defineMessage<{ host: MessageValue }>({
    id: 'training.lesson.elsewhere',
    defaultMessage: 'Go to {host}',
    description: 'Link to another website; its name such as www.example.org',
  }),
  elsewhereNote: defineMessage<{ host: MessageValue }>({
    id: 'training.lesson.elsewhereNote',
    defaultMessage:
      'This leads out of the portal, to {host}. What is shown and kept there is not up to us.',
    description: 'Above a link to another website; its name such as www.example.org',
  }),
};
