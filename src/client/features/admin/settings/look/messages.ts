import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { Theme } from '../../../../../shared/look/themeColours';

export const themeNames: Readonly<Record<Theme, MessageDescriptor>> = defineMessages({
  light: {
    id: 'admin.look.light',
    defaultMessage: 'Light',
    description: 'Name of a preview: as people see it who have chosen the light theme',
  },
  dark: {
    id: 'admin.look.dark',
    defaultMessage: 'Dark',
    description: 'Name of a preview: as people see it who have chosen the dark theme',
  },
});

export const colourPicker = defineMessage({
  id: 'admin.look.picker',
  defaultMessage: 'Pick a colour',
  description: 'Name of the device’s own field for a colour, beside the one for its digits',
});

export const colourPreview = defineMessages({
  button: {
    id: 'admin.look.button',
    defaultMessage: 'A button',
    description: 'Text on a sample of a button, in the preview of a colour',
  },
  link: {
    id: 'admin.look.link',
    defaultMessage: 'A link',
    description: 'Text of a sample of a link, in the preview of a colour',
  },
  mark: {
    id: 'admin.look.mark',
    defaultMessage: 'A mark',
    description: 'Text of a sample of a small mark, in the preview of a colour',
  },
  resemblesBad: {
    id: 'admin.look.resemblesBad',
    defaultMessage:
      'This colour is close to the red of errors and of buttons that delete. People may take one for the other.',
    description: 'Below the preview of a colour',
  },
});

type Replaced = {
  readonly given: MessageValue;
  readonly used: MessageValue;
  readonly ratio: MessageValue;
};

/** Reasons why a theme has another colour than the one that was chosen. */
export const replacedColour = {
  light: defineMessage<Replaced>({
    id: 'admin.look.replaced.light',
    defaultMessage:
      'On light ground {given} is too weak to be read: its contrast is {ratio}:1, and 4.5:1 are needed. There {used} takes its place.',
    description: 'Below the preview of a colour; given and used: colours such as #0f6570',
  }),
  dark: defineMessage<Replaced>({
    id: 'admin.look.replaced.dark',
    defaultMessage:
      'On dark ground {given} is too weak to be read: its contrast is {ratio}:1, and 4.5:1 are needed. There {used} takes its place.',
    description: 'Below the preview of a colour; given and used: colours such as #0f6570',
  }),
} as const;

/** Hints for the themes on whose paper a logo is hard to see. */
export const weakTexts: Readonly<Record<Theme, MessageDescriptor>> = defineMessages({
  light: {
    id: 'admin.look.weak.light',
    defaultMessage: 'On a light background it is hard to see. There it gets a dark plate.',
    description: 'Below the preview of a logo',
  },
  dark: {
    id: 'admin.look.weak.dark',
    defaultMessage:
      'On a dark background it is hard to see. There it gets a light plate, unless you add a logo for dark backgrounds.',
    description: 'Below the preview of a logo',
  },
});

export const pictureTexts = defineMessages({
  choose: {
    id: 'admin.look.choose',
    defaultMessage: 'Choose a picture',
    description: 'Button that takes a picture from the device',
  },
  replace: {
    id: 'admin.look.replace',
    defaultMessage: 'Choose another picture',
    description: 'Button that takes a picture from the device',
  },
  remove: {
    id: 'admin.look.remove',
    defaultMessage: 'Without a picture',
    description: 'Button beside the one that takes a picture from the device',
  },
  sending: {
    id: 'admin.look.sending',
    defaultMessage: 'The picture is being sent…',
    description: 'While a picture is under way',
  },
  sent: {
    id: 'admin.look.sent',
    defaultMessage: 'The picture is here. People see it once you save.',
    description: 'After a picture was sent, before the form is',
  },
  removed: {
    id: 'admin.look.removed',
    defaultMessage: 'The picture goes once you save.',
    description: 'After a picture was taken out, before the form is sent',
  },
});

/** Reasons for which a drawing is not taken, by what the host says. */
export const drawingRefusals = defineMessages({
  tooLarge: {
    id: 'admin.look.drawing.tooLarge',
    defaultMessage: 'This drawing is larger than 100 kB. Simplify it, or send it as PNG.',
    description: 'Why an SVG file is refused',
  },
  notSvg: {
    id: 'admin.look.drawing.notSvg',
    defaultMessage:
      'This file cannot be read as a drawing (SVG). Export it anew, or send it as PNG.',
    description: 'Why an SVG file is refused',
  },
  documentType: {
    id: 'admin.look.drawing.documentType',
    defaultMessage:
      'This drawing declares entities of its own (DOCTYPE), which is not safe. Export it as plain SVG.',
    description: 'Why an SVG file is refused',
  },
  tooComplex: {
    id: 'admin.look.drawing.tooComplex',
    defaultMessage: 'This drawing has too many parts. Simplify it, or send it as PNG.',
    description: 'Why an SVG file is refused',
  },
  noSize: {
    id: 'admin.look.drawing.noSize',
    defaultMessage: 'This drawing says no size. Export it with width and height or a viewBox.',
    description: 'Why an SVG file is refused',
  },
  empty: {
    id: 'admin.look.drawing.empty',
    defaultMessage:
      'Nothing is left of this drawing without scripts, texts and pictures from elsewhere. Turn texts into paths and embed nothing.',
    description: 'Why an SVG file is refused',
  },
});

export const pictureRefusals = defineMessages({
  invalidPicture: {
    id: 'admin.look.refused.invalidPicture',
    defaultMessage:
      'This is no picture that can be used here. Choose an SVG, PNG, WebP or JPEG file.',
    description: 'Why a picture is refused',
  },
  tooLarge: {
    id: 'admin.look.refused.tooLarge',
    defaultMessage: 'This file is too large for a picture of the portal. Make it smaller.',
    description: 'Why a picture is refused',
  },
});
