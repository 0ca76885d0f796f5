import { defineMessage, defineMessages, type MessageValue } from 'react-intl';
import type { CaptionFaultName } from '../../../shared/captions';
import type { FileRefusal } from '../../../shared/contract/files';

export const uploadMessages = {
  ...defineMessages({
    choose: {
      id: 'edit.upload.choose',
      defaultMessage: 'Choose a file',
      description: 'Button that opens the files of the device',
    },
    chooseMany: {
      id: 'edit.upload.chooseMany',
      defaultMessage: 'Choose files',
      description: 'Button that opens the files of the device; several can be chosen',
    },
    drop: {
      id: 'edit.upload.drop',
      defaultMessage: 'or drop it here',
      description: 'Beside the button that opens the files of the device',
    },
    dropMany: {
      id: 'edit.upload.dropMany',
      defaultMessage: 'or drop them here',
      description: 'Beside the button that opens the files of the device; several can be dropped',
    },
    list: {
      id: 'edit.upload.list',
      defaultMessage: 'Files on their way',
      description: 'Name of the list of files that are being sent',
    },
    pause: {
      id: 'edit.upload.pause',
      defaultMessage: 'Pause',
      description: 'Button: stops sending a file for now',
    },
    resume: {
      id: 'edit.upload.resume',
      defaultMessage: 'Go on',
      description: 'Button: sends the rest of a file that was paused',
    },
    cancel: {
      id: 'edit.upload.cancel',
      defaultMessage: 'Do not send',
      description: 'Button: the file is not sent, what has arrived of it is thrown away',
    },
    retry: {
      id: 'edit.upload.retry',
      defaultMessage: 'Try again',
      description: 'Button: sends the file once more',
    },
    dismiss: {
      id: 'edit.upload.dismiss',
      defaultMessage: 'Take off the list',
      description: 'Button: takes a file that was not accepted off the list',
    },
  }),
  limits: defineMessage<{ types: string; size: string }>({
    id: 'edit.upload.limits',
    defaultMessage: '{types}, at most {size}',
    description: 'Which files are taken, for example: PDF or PNG, at most 5 MB',
  }),
};

/** `name` of the file; `size` is the largest one that is taken. */
type Values = Readonly<{ name: MessageValue; size: string }>;

/** Texts about a file while it is on its way, and why it is not taken. */
export const uploadStateMessages = {
  waiting: defineMessage<Values>({
    id: 'edit.upload.waiting',
    defaultMessage: '{name} waits for its turn',
    description: 'A file that is sent after others; the name of the file',
  }),
  sending: defineMessage<Values>({
    id: 'edit.upload.sending',
    defaultMessage: '{name} is being sent',
    description: 'While a file is sent; the name of the file',
  }),
  offline: defineMessage<Values>({
    id: 'edit.upload.offline',
    defaultMessage: '{name} waits: there is no network. It goes on by itself.',
    description: 'While a file cannot be sent, because the device is offline',
  }),
  retrying: defineMessage<Values>({
    id: 'edit.upload.retrying',
    defaultMessage: '{name} waits: the connection was lost. It goes on by itself.',
    description: 'While a file cannot be sent, because the host does not answer',
  }),
  paused: defineMessage<Values>({
    id: 'edit.upload.paused',
    defaultMessage: '{name} is paused',
    description: 'A file that the person does not want to be sent for now',
  }),
  checking: defineMessage<Values>({
    id: 'edit.upload.checking',
    defaultMessage: '{name} has arrived and is being checked',
    description: 'After a file was sent, until it is known to be harmless',
  }),
  empty: defineMessage<Values>({
    id: 'edit.upload.empty',
    defaultMessage: '{name} is empty. Choose another file.',
    description: 'A file without any content was chosen',
  }),
  tooLarge: defineMessage<Values>({
    id: 'edit.upload.tooLarge',
    defaultMessage:
      '{name} is too large: a file may have at most {size}. Make it smaller, or divide it.',
    description: 'A file that is too large was chosen, for example: at most 5 MB',
  }),
  wrongType: defineMessage<Values>({
    id: 'edit.upload.wrongType',
    defaultMessage:
      '{name} is of a kind that is not taken. Save it in one of the kinds named above, for example as PDF.',
    description: 'A file of the wrong type was chosen; which types are taken stands above',
  }),
  fileGone: defineMessage<Values>({
    id: 'edit.upload.fileGone',
    defaultMessage:
      '{name} cannot be read any more: it was moved or changed on your device. Choose it again.',
    description: 'While it was sent, a file was changed on the device',
  }),
};

const tooMany = defineMessage<Values>({
  id: 'edit.upload.tooMany',
  defaultMessage:
    '{name} cannot begin: too many files of yours have not arrived whole. Finish one of them, or try again tomorrow.',
  description: 'Why a file is not sent: the person began many files and did not finish them',
});

/** Texts about why a file that arrived whole is not kept, and what to do about it. */
export const refusedMessages = {
  type: defineMessage<Values>({
    id: 'edit.upload.refused.type',
    defaultMessage:
      '{name} is not what its name says, or of a kind that is not taken. Open it, save it anew, for example as PDF, and choose that file.',
    description: 'Why a file is not kept: its content is of another type',
  }),
  picture: defineMessage<Values>({
    id: 'edit.upload.refused.picture',
    defaultMessage:
      '{name} cannot be read as a picture, or is far too large in width or height. Save it smaller, as JPEG or PNG, and choose that file.',
    description: 'Why a file is not kept: the picture cannot be read',
  }),
  video: defineMessage<Values>({
    id: 'edit.upload.refused.video',
    defaultMessage:
      '{name} is a film that not every browser can show. Save it as MP4 with H.264 and AAC, or as WebM, and choose that file.',
    description: 'Why a file is not kept: a film in a form that browsers do not know',
  }),
  captions: defineMessage<Values>({
    id: 'edit.upload.refused.captions',
    defaultMessage:
      '{name} cannot be shown as captions (WebVTT). Mend the lines below, and choose the file again.',
    description: 'Why a file of captions is not kept; the lines with what is wrong follow',
  }),
  infected: defineMessage<Values>({
    id: 'edit.upload.refused.infected',
    defaultMessage:
      'The virus scanner found something in {name}. Do not pass the file on; have your device examined.',
    description: 'Why a file is not kept: it holds a virus',
  }),
  bomb: defineMessage<Values>({
    id: 'edit.upload.refused.bomb',
    defaultMessage:
      '{name} unpacks to far more than a document needs, or holds macros. Save it as PDF and choose that file.',
    description:
      'Why a file is not kept: an archive that would fill the disk, or an office file with programs in it',
  }),
  damaged: defineMessage<Values>({
    id: 'edit.upload.refused.damaged',
    defaultMessage: '{name} is damaged. Check that it opens on your device, and send it again.',
    description: 'Why a file is not kept: its content is broken',
  }),
} satisfies Record<FileRefusal, unknown>;

/** Texts for those codes with which the sending of a file ends that have words of their own. */
export const failedMessages = {
  fileGone: uploadStateMessages.fileGone,
  tooLarge: uploadStateMessages.tooLarge,
  tooManyUnfinished: tooMany,
} as const;

type OfLine = { line: number };

/** Texts about what is wrong with captions, line by line. */
export const captionFaultMessages = {
  header: defineMessage<OfLine>({
    id: 'edit.upload.captions.header',
    defaultMessage: 'Line {line, number}: the file must begin with the word WEBVTT.',
    description: 'What is wrong with a file of captions',
  }),
  timing: defineMessage<OfLine>({
    id: 'edit.upload.captions.timing',
    defaultMessage:
      'Line {line, number}: times are missing, or are not written like 00:01.000 --> 00:04.000.',
    description: 'What is wrong with a file of captions; the times stay as they are',
  }),
  order: defineMessage<OfLine>({
    id: 'edit.upload.captions.order',
    defaultMessage: 'Line {line, number}: the caption ends before it begins.',
    description: 'What is wrong with a file of captions',
  }),
  backwards: defineMessage<OfLine>({
    id: 'edit.upload.captions.backwards',
    defaultMessage: 'Line {line, number}: the caption begins before the one above it.',
    description: 'What is wrong with a file of captions',
  }),
  empty: defineMessage<OfLine>({
    id: 'edit.upload.captions.empty',
    defaultMessage: 'Line {line, number}: the caption has no words.',
    description: 'What is wrong with a file of captions',
  }),
  markup: defineMessage<OfLine>({
    id: 'edit.upload.captions.markup',
    defaultMessage:
      'Line {line, number}: a “less than” sign or an arrow is where WebVTT allows none.',
    description: 'What is wrong with a file of captions',
  }),
  style: defineMessage<OfLine>({
    id: 'edit.upload.captions.style',
    defaultMessage:
      'Line {line, number}: style sheets are not taken; those who read captions choose their look.',
    description: 'What is wrong with a file of captions',
  }),
  noCues: defineMessage<OfLine>({
    id: 'edit.upload.captions.noCues',
    defaultMessage: 'Line {line, number}: the file ends without a caption.',
    description: 'What is wrong with a file of captions',
  }),
  tooLarge: defineMessage<OfLine>({
    id: 'edit.upload.captions.tooLarge',
    defaultMessage: 'Line {line, number}: the file is far larger than captions are.',
    description: 'What is wrong with a file of captions',
  }),
} satisfies Record<CaptionFaultName, unknown>;
