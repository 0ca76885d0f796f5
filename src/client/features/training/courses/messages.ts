import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** Texts of certificates: their page, and what those who may change the course do with them. */
export const certificateMessages = {
  ...defineMessages({
    print: { id: 'training.certificate.print', defaultMessage: 'Print', description: 'Button' },
    qr: {
      id: 'training.certificate.qr',
      defaultMessage: 'QR code: leads to the page that proves this certificate',
      description: 'What a picture shows, for who does not see it',
    },
    scan: {
      id: 'training.certificate.scan',
      defaultMessage: 'Anybody can check this certificate here:',
      description: 'On a certificate, beside a QR code and before an address',
    },
    withdrawn: {
      id: 'training.certificate.withdrawn',
      defaultMessage: 'This certificate was withdrawn: it is not valid any more',
      description: 'Title of a notice',
    },
    withdrawnOn: {
      id: 'training.certificate.withdrawnOn',
      defaultMessage: 'Withdrawn on',
      description: 'Before a day',
    },
    reason: {
      id: 'training.certificate.reason',
      defaultMessage: 'Reason',
      description: 'Before the reason for which a certificate was withdrawn',
    },
    reasonHint: {
      id: 'training.certificate.reasonHint',
      defaultMessage:
        'The holder of the certificate reads it, and it appears in the log. The public page does not show it.',
      description: 'Below a field for a reason',
    },
    withdraw: {
      id: 'training.certificate.withdraw',
      defaultMessage: 'Withdraw this certificate',
      description: 'Heading of a form, and its button',
    },
    reinstate: {
      id: 'training.certificate.reinstate',
      defaultMessage: 'Make this certificate valid again',
      description: 'Heading of a form, and its button',
    },
    all: {
      id: 'training.certificate.all',
      defaultMessage: 'Certificates',
      description: 'Title of a page with the certificates of a course, and the link to it',
    },
    nobody: {
      id: 'training.certificate.nobody',
      defaultMessage: 'Nobody has completed this course yet.',
      description: 'Instead of a list of certificates',
    },
    name: {
      id: 'training.certificate.name',
      defaultMessage: 'Name',
      description: 'Column: who holds a certificate',
    },
    state: {
      id: 'training.certificate.state',
      defaultMessage: 'State',
      description: 'Column: whether a certificate is valid',
    },
    stateValid: {
      id: 'training.certificate.stateValid',
      defaultMessage: 'Valid',
      description: 'State of a certificate',
    },
    stateWithdrawn: {
      id: 'training.certificate.stateWithdrawn',
      defaultMessage: 'Withdrawn',
      description: 'State of a certificate',
    },
    more: {
      id: 'training.certificate.more',
      defaultMessage: 'Earlier certificates',
      description: 'Link to the next page of a list',
    },
    isWithdrawn: {
      id: 'training.certificate.isWithdrawn',
      defaultMessage: 'Your certificate was withdrawn',
      description: 'Title of a notice on the page of a course',
    },
    why: {
      id: 'training.certificate.why',
      defaultMessage: 'See the reason',
      description: 'Link to the certificate',
    },
  }),
  certifies: defineMessage<{ name: MessageValue; course: MessageValue }>({
    id: 'training.certificate.certifies',
    defaultMessage: '{name} has completed the course {course}',
    description: 'On a certificate; name and course stand on lines of their own',
  }),
  certifiesCourse: defineMessage<{ course: MessageValue }>({
    id: 'training.certificate.certifiesCourse',
    defaultMessage: 'The course {course} was completed',
    description:
      'On a certificate that does not say whose it is; the course stands on a line of its own',
  }),
};

export const courseMessages = {
  ...defineMessages({
    progress: {
      id: 'training.learn.progress',
      defaultMessage: 'Your progress',
      description: 'Heading, and label of a bar: how far a person is in a course',
    },
    signIn: {
      id: 'training.learn.signIn',
      defaultMessage:
        'Everybody can read the lessons. Sign in to keep your progress and to get a certificate.',
      description: 'On the page of a course, for visitors',
    },
    readFirst: {
      id: 'training.learn.readFirst',
      defaultMessage: 'Read the first lesson',
      description: 'Button on the page of a course, for visitors',
    },
    begin: {
      id: 'training.learn.begin',
      defaultMessage: 'Begin the course',
      description: 'Button',
    },
    closed: {
      id: 'training.learn.closed',
      defaultMessage: 'New people can no longer begin this course. You can still read its lessons.',
      description: 'Instead of the button that begins a course',
    },
    prerequisite: {
      id: 'training.learn.prerequisite',
      defaultMessage: 'Complete this course first:',
      description: 'Above a link to the course that has to be completed before',
    },
    completed: {
      id: 'training.learn.completed',
      defaultMessage: 'You have completed this course',
      description: 'Title of a notice',
    },
    toCertificate: {
      id: 'training.learn.toCertificate',
      defaultMessage: 'Your certificate',
      description: 'Link',
    },
    goOnShort: {
      id: 'training.learn.goOnShort',
      defaultMessage: 'Continue',
      description: 'Link to the next lesson',
    },
    giveUp: {
      id: 'training.learn.giveUp',
      defaultMessage: 'Give the course up',
      description: 'Button',
    },
    givenUp: {
      id: 'training.learn.givenUp',
      defaultMessage: 'You have given the course up. What you did is kept in case you come back.',
      description: 'Short message',
    },
    failed: {
      id: 'training.learn.failed',
      defaultMessage: 'That did not work. Please try again.',
      description: 'Short message',
    },
    done: { id: 'training.learn.done', defaultMessage: 'Done', description: 'Beside a lesson' },
    toQuiz: { id: 'training.learn.toQuiz', defaultMessage: 'Go to the quiz', description: 'Link' },
    notPassed: {
      id: 'training.learn.notPassed',
      defaultMessage: 'You have not passed the quiz yet.',
      description: 'Title of a notice',
    },
    lessonDone: {
      id: 'training.learn.lessonDone',
      defaultMessage: 'You have done this lesson',
      description: 'Title of a notice',
    },
    doneNext: {
      id: 'training.learn.doneNext',
      defaultMessage: 'Done, next lesson',
      description: 'Button',
    },
    doneLast: {
      id: 'training.learn.doneLast',
      defaultMessage: 'Done',
      description: 'Button of the last lesson',
    },
    neighbours: {
      id: 'training.learn.neighbours',
      defaultMessage: 'Other lessons',
      description: 'Name of the links to the lessons before and after',
    },
    back: { id: 'training.learn.back', defaultMessage: 'Back to the course', description: 'Link' },
    certificate: {
      id: 'training.learn.certificate',
      defaultMessage: 'Certificate',
      description: 'Title of a page',
    },
    valid: {
      id: 'training.learn.valid',
      defaultMessage: 'This certificate is valid: the course was completed',
      description: 'Title of a notice',
    },
    holder: {
      id: 'training.learn.holder',
      defaultMessage: 'Issued to',
      description: 'Before a name',
    },
    course: {
      id: 'training.learn.course',
      defaultMessage: 'Course',
      description: 'Before the title of a course',
    },
    issued: {
      id: 'training.learn.issued',
      defaultMessage: 'Issued on',
      description: 'Before a day',
    },
    number: {
      id: 'training.learn.number',
      defaultMessage: 'Number',
      description: 'Before the number of a certificate',
    },
    nameChanged: {
      id: 'training.learn.nameChanged',
      defaultMessage:
        'Your name in this portal has changed since. The certificate shows the earlier one.',
      description: 'For the holder of a certificate',
    },
    nameTitle: {
      id: 'training.learn.nameTitle',
      defaultMessage: 'Does it belong to this person?',
      description: 'Heading of a form',
    },
    nameText: {
      id: 'training.learn.nameText',
      defaultMessage:
        'This page does not say whose certificate it is. Enter the name on the paper to compare it.',
      description: 'Above the form',
    },
    name: {
      id: 'training.learn.name',
      defaultMessage: 'Name on the paper',
      description: 'Label of a field',
    },
    compare: { id: 'training.learn.compare', defaultMessage: 'Compare', description: 'Button' },
    same: {
      id: 'training.learn.same',
      defaultMessage: 'Yes, the certificate was issued for this name.',
      description: 'Answer to the comparison of names',
    },
    other: {
      id: 'training.learn.other',
      defaultMessage: 'No, the certificate was not issued for this name.',
      description: 'Answer to the comparison of names',
    },
    mine: {
      id: 'training.learn.mine',
      defaultMessage: 'My courses',
      description: 'Title of a page',
    },
    none: {
      id: 'training.learn.none',
      defaultMessage: 'You have not begun a course yet.',
      description: 'On the page of one’s own courses',
    },
    allCourses: {
      id: 'training.learn.allCourses',
      defaultMessage: 'See all courses',
      description: 'Link',
    },
  }),
  goOn: defineMessage<{ number: number }>({
    id: 'training.learn.goOn',
    defaultMessage: 'Go on with lesson {number, number}',
    description: 'Button: to the lesson where a person goes on',
  }),
  previous: defineMessage<{ title: MessageValue }>({
    id: 'training.learn.previous',
    defaultMessage: 'Previous: {title}',
    description: 'Link to the lesson before',
  }),
  next: defineMessage<{ title: MessageValue }>({
    id: 'training.learn.next',
    defaultMessage: 'Next: {title}',
    description: 'Link to the lesson after',
  }),
  quizIntro: defineMessage<{ percent: MessageValue }>({
    id: 'training.learn.quizIntro',
    defaultMessage:
      'This lesson is done once you have answered {percent} of the quiz correctly. Your best attempt counts.',
    description: 'Above the link to a quiz; a percentage',
  }),
  lessonOf: defineMessage<{ number: number; all: number }>({
    id: 'training.learn.lessonOf',
    defaultMessage: 'Lesson {number, number} of {all, number}',
    description: 'Which lesson of a course this is',
  }),
  doneOf: defineMessage<{ done: number; all: number }>({
    id: 'training.learn.doneOf',
    defaultMessage: '{done, number} of {all, plural, one {# lesson} other {# lessons}} done',
    description: 'How many lessons are done',
  }),
};
