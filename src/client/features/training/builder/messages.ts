import { defineMessage, defineMessages, type MessageValue } from 'react-intl';
import type { CourseFaultCode, CourseRefusal } from '../../../../shared/training/courseFaults';
import type { LessonKind } from '../../../../shared/contract/training';
import type { Locale } from '../../../../shared/locales';
import { inLanguages } from '../../../intl/inLanguages';

export const courseBuilderMessages = defineMessages({
  intro: {
    id: 'course-edit.intro',
    defaultMessage:
      'Modules and lessons, in the order in which people take them. Gaps can stay while it is a draft.',
    description: 'Course builder: heading, button or note',
  },
  settings: {
    id: 'course-edit.settings',
    defaultMessage: 'How the course is passed',
    description: 'Course builder: heading, button or note',
  },
  modules: {
    id: 'course-edit.modules',
    defaultMessage: 'Modules and lessons',
    description: 'Course builder: heading, button or note',
  },
  addModule: {
    id: 'course-edit.addModule',
    defaultMessage: 'Add a module',
    description: 'Course builder: heading, button or note',
  },
  addLesson: {
    id: 'course-edit.addLesson',
    defaultMessage: 'Add a lesson',
    description: 'Course builder: heading, button or note',
  },
  save: {
    id: 'course-edit.save',
    defaultMessage: 'Save the course',
    description: 'Course builder: heading, button or note',
  },
  moduleRemoved: {
    id: 'course-edit.moduleRemoved',
    defaultMessage: 'The module was removed.',
    description: 'Course builder: heading, button or note',
  },
  lessonRemoved: {
    id: 'course-edit.lessonRemoved',
    defaultMessage: 'The lesson was removed.',
    description: 'Course builder: heading, button or note',
  },
  removeTitle: {
    id: 'course-edit.removeTitle',
    defaultMessage: 'People have done this already',
    description: 'Course builder: heading, button or note',
  },
  removeAnyway: {
    id: 'course-edit.removeAnyway',
    defaultMessage: 'Remove anyway',
    description: 'Course builder: heading, button or note',
  },
});

export const settingMessages = defineMessages({
  passMark: {
    id: 'course-edit.setting.passMark',
    defaultMessage: 'Percent of a quiz that pass a lesson',
    description: 'Course builder: label or hint of a setting',
  },
  passMarkHint: {
    id: 'course-edit.setting.passMarkHint',
    defaultMessage:
      'The best attempt counts. A course is completed when all of its lessons are done.',
    description: 'Course builder: label or hint of a setting',
  },
  prerequisite: {
    id: 'course-edit.setting.prerequisite',
    defaultMessage: 'Course that has to be completed before',
    description: 'Course builder: label or hint of a setting',
  },
  prerequisiteHint: {
    id: 'course-edit.setting.prerequisiteHint',
    defaultMessage: 'Leave it empty if everybody can begin.',
    description: 'Course builder: label or hint of a setting',
  },
  certificateText: {
    id: 'course-edit.setting.certificateText',
    defaultMessage: 'What the certificate attests',
    description: 'Course builder: label or hint of a setting',
  },
  certificateTextHint: {
    id: 'course-edit.setting.certificateTextHint',
    defaultMessage: 'Such as: twelve hours of study, recognised by the city.',
    description: 'Course builder: label or hint of a setting',
  },
});

/** Facts of the settings, in the line below their title while they are folded. */
export const settingFactMessages = {
  passMark: defineMessage<{ share: number }>({
    id: 'course-edit.fact.passMark',
    defaultMessage: 'quizzes are passed from {share, number, ::percent}',
    description: 'Course builder: settings in a line',
  }),
  prerequisite: defineMessage<{ title: string }>({
    id: 'course-edit.fact.prerequisite',
    defaultMessage: 'after “{title}”',
    description: 'Course builder: settings in a line; {title} is a course that comes before',
  }),
};

export const kindNames = defineMessages({
  text: {
    id: 'course-edit.kind.text',
    defaultMessage: 'Text',
    description: 'Course builder: kind of a lesson',
  },
  video: {
    id: 'course-edit.kind.video',
    defaultMessage: 'Film',
    description: 'Course builder: kind of a lesson',
  },
  file: {
    id: 'course-edit.kind.file',
    defaultMessage: 'File',
    description: 'Course builder: kind of a lesson',
  },
  quiz: {
    id: 'course-edit.kind.quiz',
    defaultMessage: 'Quiz',
    description: 'Course builder: kind of a lesson',
  },
  link: {
    id: 'course-edit.kind.link',
    defaultMessage: 'Page elsewhere',
    description: 'Course builder: kind of a lesson',
  },
}) satisfies Record<LessonKind, unknown>;

export const fieldMessages = {
  ...defineMessages({
    moduleTitle: {
      id: 'course-edit.field.moduleTitle',
      defaultMessage: 'Title of the module',
      description: 'Course builder: label or hint of a field',
    },
    title: {
      id: 'course-edit.field.title',
      defaultMessage: 'Title of the lesson',
      description: 'Course builder: label or hint of a field',
    },
    untitled: {
      id: 'course-edit.field.untitled',
      defaultMessage: 'Lesson without a title',
      description: 'Course builder: label or hint of a field',
    },
    kind: {
      id: 'course-edit.field.kind',
      defaultMessage: 'Kind of lesson',
      description: 'Course builder: label or hint of a field',
    },
    minutes: {
      id: 'course-edit.field.minutes',
      defaultMessage: 'Minutes it takes',
      description: 'Course builder: label or hint of a field',
    },
    body: {
      id: 'course-edit.field.body',
      defaultMessage: 'What people read',
      description: 'Course builder: label or hint of a field',
    },
    introduction: {
      id: 'course-edit.field.introduction',
      defaultMessage: 'Words about it',
      description: 'Course builder: label or hint of a field',
    },
    document: {
      id: 'course-edit.field.document',
      defaultMessage: 'File to download',
      description: 'Course builder: label or hint of a field',
    },
    documentHint: {
      id: 'course-edit.field.documentHint',
      defaultMessage: 'People see its kind and its size before they download it.',
      description: 'Course builder: label or hint of a field',
    },
    quiz: {
      id: 'course-edit.field.quiz',
      defaultMessage: 'Quiz that has to be passed',
      description: 'Course builder: label or hint of a field',
    },
    quizHint: {
      id: 'course-edit.field.quizHint',
      defaultMessage: 'It has to be published before people can take it.',
      description: 'Course builder: label or hint of a field',
    },
    link: {
      id: 'course-edit.field.link',
      defaultMessage: 'Address of the page',
      description: 'Course builder: label or hint of a field',
    },
    linkHint: {
      id: 'course-edit.field.linkHint',
      defaultMessage: 'It begins with https://. People are told that it leads elsewhere.',
      description: 'Course builder: label or hint of a field',
    },
    film: {
      id: 'course-edit.field.film',
      defaultMessage: 'Film',
      description: 'Course builder: label or hint of a field',
    },
    filmHint: {
      id: 'course-edit.field.filmHint',
      defaultMessage: 'MP4 with H.264 and AAC, or WebM.',
      description: 'Course builder: label or hint of a field',
    },
    captionsHint: {
      id: 'course-edit.field.captionsHint',
      defaultMessage: 'A file in the form WebVTT (.vtt). Faults are named with their line.',
      description: 'Course builder: label or hint of a field',
    },
    transcript: {
      id: 'course-edit.field.transcript',
      defaultMessage: 'All that is said and shown, as a text',
      description: 'Course builder: label or hint of a field',
    },
    otherFile: {
      id: 'course-edit.field.otherFile',
      defaultMessage: 'Or a file that this course has already',
      description: 'Course builder: label or hint of a field',
    },
    noOther: {
      id: 'course-edit.field.noOther',
      defaultMessage: 'None of them',
      description: 'Course builder: label or hint of a field',
    },
    fileGone: {
      id: 'course-edit.field.fileGone',
      defaultMessage: 'This file is gone. Please choose it again.',
      description: 'Course builder: label or hint of a field',
    },
  }),
  captionsThere: defineMessage<{ languages: MessageValue }>({
    id: 'course-edit.field.captionsThere',
    defaultMessage: 'There are captions in: {languages}',
    description: 'Course builder: the languages that a film has captions in, as a list',
  }),
};

export const captionMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'course-edit.captions.in',
    defaultMessage: 'Captions in {language}',
    description:
      'Course builder: label of a field for a file; {language} is the name of a language',
  }),
) satisfies Record<Locale, unknown>;

export const positionMessages = {
  module: defineMessage<{ number: number }>({
    id: 'course-edit.place.module',
    defaultMessage: 'Module {number, number}',
    description: 'Course builder: heading of a module',
  }),
  lesson: defineMessage<{ module: number; lesson: number }>({
    id: 'course-edit.place.lesson',
    defaultMessage: 'Lesson {lesson, number} of module {module, number}',
    description: 'Course builder: names a lesson by its place',
  }),
  movedTo: defineMessage<{ module: number; lesson: number }>({
    id: 'course-edit.place.movedTo',
    defaultMessage: 'Now lesson {lesson, number} of module {module, number}.',
    description: 'Course builder: read out after a lesson was moved',
  }),
};

export const peopleMessages = {
  done: defineMessage<{ people: number }>({
    id: 'course-edit.people.done',
    defaultMessage:
      '{people, plural, one {# person has} other {# people have}} done this lesson. Their progress stays, whatever you change.',
    description: 'Course builder: in a lesson',
  }),
  remove: defineMessage<{ people: number }>({
    id: 'course-edit.people.remove',
    defaultMessage:
      '{people, plural, one {# person has} other {# people have}} done it. It will not count for their progress any more; whoever has done everything else completes the course, and certificates stay.',
    description: 'Course builder: question before a lesson or a module is removed',
  }),
};

export const courseFaultMessages = defineMessages({
  lessonsMissing: {
    id: 'course-edit.fault.lessonsMissing',
    defaultMessage: 'The course has no module yet.',
    description: 'Course builder: what keeps a course from being published',
  },
  moduleTitleMissing: {
    id: 'course-edit.fault.moduleTitleMissing',
    defaultMessage: 'The title of the module is missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  moduleEmpty: {
    id: 'course-edit.fault.moduleEmpty',
    defaultMessage: 'The module has no lesson yet.',
    description: 'Course builder: what keeps a course from being published',
  },
  lessonTitleMissing: {
    id: 'course-edit.fault.lessonTitleMissing',
    defaultMessage: 'The title of the lesson is missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  textMissing: {
    id: 'course-edit.fault.textMissing',
    defaultMessage: 'The text of the lesson is missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  filmMissing: {
    id: 'course-edit.fault.filmMissing',
    defaultMessage: 'The film is missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  captionsMissing: {
    id: 'course-edit.fault.captionsMissing',
    defaultMessage: 'Captions in the language of the course are missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  transcriptMissing: {
    id: 'course-edit.fault.transcriptMissing',
    defaultMessage: 'What is said and shown is missing as a text.',
    description: 'Course builder: what keeps a course from being published',
  },
  documentMissing: {
    id: 'course-edit.fault.documentMissing',
    defaultMessage: 'The file is missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  quizMissing: {
    id: 'course-edit.fault.quizMissing',
    defaultMessage: 'The quiz is missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  linkMissing: {
    id: 'course-edit.fault.linkMissing',
    defaultMessage: 'The address is missing.',
    description: 'Course builder: what keeps a course from being published',
  },
  linkInsecure: {
    id: 'course-edit.fault.linkInsecure',
    defaultMessage: 'This is no address that begins with https://.',
    description: 'Course builder: what keeps a course from being published',
  },
  translationMissing: {
    id: 'course-edit.fault.translationMissing',
    defaultMessage: 'Words are not translated.',
    description: 'Course builder: what keeps a course from being published',
  },
}) satisfies Record<CourseFaultCode, unknown>;

export const courseRefusalMessages = defineMessages({
  keyRepeated: {
    id: 'course-edit.refusal.keyRepeated',
    defaultMessage: 'Two lessons have the same key.',
    description: 'Course builder: why it was not saved',
  },
  prerequisiteUnknown: {
    id: 'course-edit.refusal.prerequisiteUnknown',
    defaultMessage: 'The course that has to be completed before is not there, or is no course.',
    description: 'Course builder: why it was not saved',
  },
  prerequisiteCycle: {
    id: 'course-edit.refusal.prerequisiteCycle',
    defaultMessage:
      'The courses would wait for one another: the one that has to be completed before asks for this one, at once or through others. Please choose another one.',
    description: 'Course builder: why it was not saved',
  },
  quizUnknown: {
    id: 'course-edit.refusal.quizUnknown',
    defaultMessage: 'A quiz is not there any more. Please choose another one.',
    description: 'Course builder: why it was not saved',
  },
  fileUnknown: {
    id: 'course-edit.refusal.fileUnknown',
    defaultMessage: 'A file is not there any more, or is not yours to use. Please send it again.',
    description: 'Course builder: why it was not saved',
  },
  fileKind: {
    id: 'course-edit.refusal.fileKind',
    defaultMessage: 'A file is of a kind that the lesson cannot use.',
    description: 'Course builder: why it was not saved',
  },
}) satisfies Record<CourseRefusal, unknown>;

export const courseFailures = defineMessages({
  invalidCourse: {
    id: 'course-edit.failure.invalidCourse',
    defaultMessage:
      'This course is published, so it has to be whole: please mend what is listed first.',
    description: 'Course builder: why it was not saved',
  },
  forbidden: {
    id: 'course-edit.failure.forbidden',
    defaultMessage: 'You may not change this course.',
    description: 'Course builder: why it was not saved',
  },
});
