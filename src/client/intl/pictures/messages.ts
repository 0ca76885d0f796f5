import { defineMessages } from 'react-intl';

/** A picture that is put into a text. */
export const pictureMessages = defineMessages({
  button: {
    id: 'edit.picture.button',
    defaultMessage: 'Picture',
    description: 'Button of the editor: puts a picture into the text',
  },
  title: {
    id: 'edit.picture.title',
    defaultMessage: 'Put in a picture',
    description: 'Heading of a dialog',
  },
  choose: {
    id: 'edit.picture.choose',
    defaultMessage: 'Choose a picture',
    description: 'Label of a place where a file can be chosen or dropped',
  },
  another: {
    id: 'edit.picture.another',
    defaultMessage: 'Take another picture',
    description: 'Label of a place where a file can be chosen or dropped, in the place of another',
  },
  alt: {
    id: 'edit.picture.alt',
    defaultMessage: 'Alternative text',
    description: 'Label of a field: the description of a picture for people who cannot see it',
  },
  altHint: {
    id: 'edit.picture.altHint',
    defaultMessage:
      'Say in one or two sentences what can be seen and why it matters in this text. It is read aloud to people who cannot see the picture.',
    description: 'How to describe a picture for people who cannot see it',
  },
  decorativeLabel: {
    id: 'edit.picture.decorativeLabel',
    defaultMessage: 'Without a description',
    description: 'Label of a single checkbox',
  },
  decorative: {
    id: 'edit.picture.decorative',
    defaultMessage: 'The picture only decorates',
    description: 'Checkbox: the picture says nothing that the text does not say',
  },
  decorativeHint: {
    id: 'edit.picture.decorativeHint',
    defaultMessage: 'Then screen readers leave it out.',
    description: 'Below the checkbox for a picture that only decorates',
  },
  caption: {
    id: 'edit.picture.caption',
    defaultMessage: 'Caption, with whose picture it is',
    description: 'Label of a field: stands below the picture',
  },
  captionHint: {
    id: 'edit.picture.captionHint',
    defaultMessage: 'Everybody sees it below the picture. It can be left empty.',
    description: 'Below the field for the caption of a picture',
  },
  insert: {
    id: 'edit.picture.insert',
    defaultMessage: 'Put it in',
    description: 'Button: puts the picture into the text',
  },
  noPicture: {
    id: 'edit.picture.noPicture',
    defaultMessage: 'Please choose a picture, and wait until it has been checked.',
    description: 'What is missing in the dialog that puts in a picture',
  },
  noAlt: {
    id: 'edit.picture.noAlt',
    defaultMessage: 'Please describe the picture, or say that it only decorates.',
    description: 'What is missing in the dialog that puts in a picture',
  },
  tooLong: {
    id: 'edit.picture.tooLong',
    defaultMessage: 'This is too long. Please say it in fewer words.',
    description: 'Below the field for the description of a picture',
  },
});
