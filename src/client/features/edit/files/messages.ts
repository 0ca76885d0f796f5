import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import { inLanguages } from '../../../intl/inLanguages';

/** The page as a whole. */
export const filesMessages = defineMessages({
  intro: {
    id: 'edit.files.intro',
    defaultMessage: 'The picture that is shown with it, and documents to download.',
    description: 'Introduction of the page where picture and documents of a content are changed',
  },
  save: {
    id: 'edit.files.save',
    defaultMessage: 'Save picture and documents',
    description: 'Button of a form',
  },
  saved: {
    id: 'edit.files.saved',
    defaultMessage: 'Picture and documents are saved.',
    description: 'After the form was saved',
  },
  onlyReady: {
    id: 'edit.files.onlyReady',
    defaultMessage: 'Files that are still on their way are not saved with it yet.',
    description: 'Above the button that saves picture and documents',
  },
  newer: {
    id: 'edit.files.newer',
    defaultMessage:
      'Somebody else has saved something meanwhile. Nothing of yours is lost: read above what has changed, then decide.',
    description: 'Why the form was not saved',
  },
  invalid: {
    id: 'edit.files.invalid',
    defaultMessage:
      'One of these files can no longer be used, or is listed twice. Remove it, and add it again if you still want it.',
    description: 'Why the form was not saved',
  },
  newerTitle: {
    id: 'edit.files.newerTitle',
    defaultMessage: 'Somebody else has changed picture or documents meanwhile',
    description: 'Heading of a notice',
  },
  newerText: {
    id: 'edit.files.newerText',
    defaultMessage:
      'These files are there now. If you save again, those of this form take their place.',
    description: 'In the notice that somebody else has changed the files; a list of names follows',
  },
  takeTheirs: {
    id: 'edit.files.takeTheirs',
    defaultMessage: 'Begin anew with these files',
    description: 'Button: throws away what was changed in the form and shows what is saved',
  },
});

export const fileFaultMessages = defineMessages({
  alt: {
    id: 'edit.files.altMissing',
    defaultMessage:
      'Please describe the picture in the original language: people who cannot see it read this text instead.',
    description: 'Below the field for the description of a picture that was left empty',
  },
});

/** The picture of a content. */
export const coverMessages = defineMessages({
  title: {
    id: 'edit.files.cover',
    defaultMessage: 'Picture',
    description: 'Heading of the part of a form where a picture is chosen',
  },
  intro: {
    id: 'edit.files.coverIntro',
    defaultMessage:
      'It is shown above the page and on its card in lists. Without one the card shows a pictogram of the topic.',
    description: 'Below the heading of the part where a picture is chosen',
  },
  choose: {
    id: 'edit.files.coverChoose',
    defaultMessage: 'Choose a picture',
    description: 'Label of a place where a file can be chosen or dropped',
  },
  another: {
    id: 'edit.files.coverAnother',
    defaultMessage: 'Take another picture',
    description: 'Label of a place where a file can be chosen or dropped, in the place of another',
  },
  size: {
    id: 'edit.files.coverSize',
    defaultMessage:
      'Best a wide picture of at least 1600 pixels. Places and camera data in the file are removed.',
    description: 'Hint below the place where a picture is chosen',
  },
  focus: {
    id: 'edit.files.focus',
    defaultMessage: 'What stays in view',
    description: 'Heading of a field: the point of a picture that is shown wherever it is cropped',
  },
  focusHint: {
    id: 'edit.files.focusHint',
    defaultMessage:
      'The edges of the picture are cropped where there is less room. Press on what matters most, or drag the point; below you see what is left.',
    description: 'Hint below the picture with the point that stays in view; two previews follow',
  },
  middle: {
    id: 'edit.files.focusMiddle',
    defaultMessage: 'in the middle',
    description: 'Where the point that stays in view is, from one edge of the picture to the other',
  },
  centre: {
    id: 'edit.files.focusCentre',
    defaultMessage: 'Centre',
    description: 'Button: puts the point that stays in view back into the middle of the picture',
  },
  tall: {
    id: 'edit.files.coverOnPage',
    defaultMessage: 'Above the page',
    description: 'Caption below a preview of the picture',
  },
  card: {
    id: 'edit.files.coverOnCard',
    defaultMessage: 'In lists',
    description: 'Caption below a preview of the picture',
  },
  remove: {
    id: 'edit.files.coverRemove',
    defaultMessage: 'Remove the picture',
    description: 'Button',
  },
  removed: {
    id: 'edit.files.coverRemoved',
    defaultMessage: 'The picture goes when you save.',
    description: 'After the picture was removed in the form; a button to undo it follows',
  },
  undo: {
    id: 'edit.files.coverUndo',
    defaultMessage: 'Keep the picture',
    description: 'Button: brings the picture back that was removed in the form',
  },
  gone: {
    id: 'edit.files.coverGone',
    defaultMessage: 'This picture is no longer there. Choose it anew.',
    description: 'In the place of a picture that was sent some time ago and never saved',
  },
  alt: {
    id: 'edit.files.alt',
    defaultMessage: 'Alternative text',
    description: 'Name of the tabs with the description of a picture, one for each language',
  },
  altHint: {
    id: 'edit.files.altHint',
    defaultMessage:
      'Say in one or two sentences what can be seen and why it matters here, as if on the phone. Leave out “picture of”.',
    description: 'How to describe a picture for people who cannot see it',
  },
  credit: {
    id: 'edit.files.credit',
    defaultMessage: 'Whose picture it is',
    description: 'Label of a field: the name of the photographer, licence',
  },
  creditHint: {
    id: 'edit.files.creditHint',
    defaultMessage: 'Shown below the picture, for example “Ayşe Kaya, CC BY 4.0”.',
    description: 'Hint below the field for the name of the photographer',
  },
});

/** Names of the sliders of the point that stays in view. */
export const focusAxisMessages = defineMessages({
  x: {
    id: 'edit.files.focusX',
    defaultMessage: 'From left to right',
    description: 'Label of a slider that moves a point of a picture',
  },
  y: {
    id: 'edit.files.focusY',
    defaultMessage: 'From top to bottom',
    description: 'Label of a slider that moves a point of a picture',
  },
});

/** Values of the sliders in words. */
export const focusPlaceMessages = {
  x: defineMessage<{ share: number }>({
    id: 'edit.files.focusFromLeft',
    defaultMessage: '{share, number, percent} from the left',
    description: 'Where the point of a picture is, as a slider says it',
  }),
  y: defineMessage<{ share: number }>({
    id: 'edit.files.focusFromTop',
    defaultMessage: '{share, number, percent} from the top',
    description: 'Where the point of a picture is, as a slider says it',
  }),
};

/** The alternative text in each language. */
export const altMessages: Readonly<Record<Locale, MessageDescriptor>> = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.files.alt.in',
    defaultMessage: 'Alternative text in {language}',
    description: 'Label of a field; {language} is the name of a language',
  }),
);

/** The documents of a content. */
export const documentsMessages = {
  ...defineMessages({
    title: {
      id: 'edit.files.documents',
      defaultMessage: 'Documents',
      description: 'Heading of the part of a form where documents are added',
    },
    add: {
      id: 'edit.files.add',
      defaultMessage: 'Add documents',
      description: 'Label of a place where files can be chosen or dropped',
    },
    hint: {
      id: 'edit.files.hint',
      defaultMessage:
        'PDF files should be tagged, so that they can be read aloud. Readers see the documents in this order.',
      description: 'Hint below the place where documents are added',
    },
    up: { id: 'edit.files.up', defaultMessage: 'Up', description: 'Button: one place earlier' },
    down: {
      id: 'edit.files.down',
      defaultMessage: 'Down',
      description: 'Button: one place later',
    },
    remove: {
      id: 'edit.files.remove',
      defaultMessage: 'Remove',
      description: 'Button: takes a document off a content',
    },
    undo: {
      id: 'edit.files.undo',
      defaultMessage: 'Undo',
      description: 'Button: brings a document back that was removed',
    },
    texts: {
      id: 'edit.files.texts',
      defaultMessage: 'Title and description of the document',
      description: 'Name of the tabs, one for each language',
    },
    language: {
      id: 'edit.files.language',
      defaultMessage: 'Language of the document',
      description: 'Label of a choice',
    },
    noLanguage: {
      id: 'edit.files.noLanguage',
      defaultMessage: 'Several languages, or none',
      description: 'Choice instead of the language of a document',
    },
    languageHint: {
      id: 'edit.files.languageHint',
      defaultMessage: 'In which language the file itself is written.',
      description: 'Below the choice of the language of a document',
    },
    replace: {
      id: 'edit.files.replace',
      defaultMessage: 'Replace the file',
      description: 'Line that unfolds a place for another file; title and description stay',
    },
    newFile: {
      id: 'edit.files.newFile',
      defaultMessage: 'New file',
      description: 'Label of a place where the file that takes the place of another is chosen',
    },
    gone: {
      id: 'edit.files.gone',
      defaultMessage: 'This file is no longer there. Remove it, and add it anew.',
      description: 'In the place of a document that was sent some time ago and never saved',
    },
    checking: {
      id: 'edit.files.checking',
      defaultMessage: 'It is still being checked; readers see it afterwards.',
      description: 'Beside the name of a document that is not ready yet',
    },
  }),
  removed: defineMessage<Readonly<{ name: MessageValue }>>({
    id: 'edit.files.removed',
    defaultMessage: '{name} goes when you save.',
    description: 'After a document was removed in the form; a button to undo it follows',
  }),
  moved: defineMessage<Readonly<{ place: number; count: number }>>({
    id: 'edit.files.moved',
    defaultMessage: 'Now in place {place, number} of {count, number}.',
    description: 'Read aloud after a document was moved in the list',
  }),
};

/** Title and description of a document in each language. */
export const documentTextMessages: Readonly<
  Record<'title' | 'description', Readonly<Record<Locale, MessageDescriptor>>>
> = {
  title: inLanguages(
    defineMessage<{ language: string }>({
      id: 'edit.files.title.in',
      defaultMessage: 'Title of the document in {language}',
      description: 'Label of a field; {language} is the name of a language',
    }),
  ),
  description: inLanguages(
    defineMessage<{ language: string }>({
      id: 'edit.files.description.in',
      defaultMessage: 'Description in {language}',
      description:
        'Label of a field: what a document contains; {language} is the name of a language',
    }),
  ),
};
