import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

/** In the place of a list that is empty. */
export const termsTitles = {
  districts: defineMessages({
    none: {
      id: 'admin.districts.none',
      defaultMessage: 'There are no districts yet',
      description: 'In the place of the list of districts',
    },
    noneText: {
      id: 'admin.districts.noneText',
      defaultMessage: 'Until there are some, nothing asks for a district. Paste yours below.',
      description: 'In the place of the list of districts',
    },
  }),
  topics: defineMessages({
    none: {
      id: 'admin.topics.none',
      defaultMessage: 'There are no topics yet',
      description: 'In the place of the list of topics',
    },
    noneText: {
      id: 'admin.topics.noneText',
      defaultMessage:
        'People find and follow contents by their topics. Begin with these, or paste yours below.',
      description: 'In the place of the list of topics',
    },
  }),
} as const;

export const pasteTitles = defineMessages({
  districts: {
    id: 'admin.districts.paste',
    defaultMessage: 'Paste a list, a table or borders',
    description: 'Title of a part that is folded away',
  },
  topics: {
    id: 'admin.topics.paste',
    defaultMessage: 'Paste a list or a table',
    description: 'Title of a part that is folded away',
  },
});

export const addMessages = defineMessages({
  districts: {
    id: 'admin.districts.add',
    defaultMessage: 'Add a district',
    description: 'Title of a part that is folded away, and button in it',
  },
  topics: {
    id: 'admin.topics.add',
    defaultMessage: 'Add a topic',
    description: 'Title of a part that is folded away, and button in it',
  },
});

export const listMessages = defineMessages({
  up: { id: 'admin.terms.up', defaultMessage: 'Up', description: 'Button: before the one above' },
  down: {
    id: 'admin.terms.down',
    defaultMessage: 'Down',
    description: 'Button: behind the one below',
  },
  edit: { id: 'admin.terms.edit', defaultMessage: 'Change', description: 'Button of a row' },
  close: {
    id: 'admin.terms.close',
    defaultMessage: 'Close',
    description: 'Button of a row: folds the form below it away',
  },
  sort: {
    id: 'admin.terms.sort',
    defaultMessage: 'Order by name',
    description: 'Button below a list of districts or topics',
  },
  saved: {
    id: 'admin.terms.saved',
    defaultMessage: 'Saved. The change is live everywhere.',
    description: 'After the list of districts or topics was changed',
  },
  merged: {
    id: 'admin.terms.merged',
    defaultMessage: 'Merged. All contents name the other one now.',
    description: 'After a district or topic was merged into another',
  },
  takenBack: {
    id: 'admin.terms.takenBack',
    defaultMessage: 'Taken back. The list is as it was before.',
    description: 'After a change of the list was taken back',
  },
  lastChange: {
    id: 'admin.terms.lastChange',
    defaultMessage: 'Your last change here can still be taken back.',
    description: 'For who comes back to the list of districts or topics; “Take back” follows',
  },
});

export const contentsCount = defineMessage<{ count: number }>({
  id: 'admin.terms.contents',
  defaultMessage: '{count, plural, =0 {Used nowhere} one {Used once} other {Used # times}}',
  description: 'Fact about a district or topic',
});

export const factMessages = defineMessages({
  hasShape: {
    id: 'admin.terms.hasShape',
    defaultMessage: 'Has a border',
    description: 'Fact about a district',
  },
  retired: {
    id: 'admin.terms.retired',
    defaultMessage: 'Retired',
    description: 'Mark at a district or topic that is offered no longer',
  },
});

export const sameName = defineMessage<{ languages: string }>({
  id: 'admin.terms.sameName',
  defaultMessage: 'The same name in {languages}',
  description: 'Fact about a district or topic; languages: a list of their own names',
});

export const mergedInto = defineMessage<{ name: MessageValue }>({
  id: 'admin.terms.mergedInto',
  defaultMessage: 'Merged into {name}',
  description: 'Mark at a district or topic',
});

export const editorMessages = defineMessages({
  languages: {
    id: 'admin.terms.languages',
    defaultMessage: 'Languages of the name',
    description: 'Name of the row of tabs, one for each language',
  },
  nameHint: {
    id: 'admin.terms.nameHint',
    defaultMessage: 'A name in one language holds for all, until another is given.',
    description: 'Below the field for the name of a district or topic in a language',
  },
  onTop: {
    id: 'admin.terms.onTop',
    defaultMessage: 'In no other district',
    description: 'Choice: the district lies in no other one',
  },
  ownKey: {
    id: 'admin.terms.ownKey',
    defaultMessage: 'Key',
    description: 'Label of a field: the name of a district or topic in addresses and open data',
  },
  ownKeyHint: {
    id: 'admin.terms.ownKeyHint',
    defaultMessage:
      'Stands in addresses and open data and stays for ever. Left empty, it is made from the name.',
    description: 'Below the field for a key',
  },
  takenKey: {
    id: 'admin.terms.takenKey',
    defaultMessage: 'There is one with this key already.',
    description: 'Below the field for a key',
  },
});

export const keyText = defineMessage<{ key: MessageValue }>({
  id: 'admin.terms.key',
  defaultMessage: 'In addresses and open data: {key}',
  description: 'Below the fields of a district or topic; key: such as old-port',
});

export const namedByContents = defineMessage<{ count: number }>({
  id: 'admin.terms.named',
  defaultMessage:
    '{count, plural, =0 {Others were merged into it} one {# content names it} other {# contents name it}}, so it cannot be deleted. Retire it: it stays where it is used and is offered no longer. Or merge it into another.',
  description: 'Why a district or topic cannot be deleted, and what can be done instead',
});

export const actMessages = defineMessages({
  unnamed: {
    id: 'admin.terms.unnamed',
    defaultMessage:
      'Nothing uses it, so it can be deleted. If you retire it instead, it stays but is no longer offered.',
    description: 'Above the buttons to retire and to delete',
  },
  retire: {
    id: 'admin.terms.retire',
    defaultMessage: 'Retire',
    description: 'Button: a district or topic is offered no longer',
  },
  bringBack: {
    id: 'admin.terms.bringBack',
    defaultMessage: 'Offer again',
    description: 'Button at a district or topic that was retired',
  },
  delete: { id: 'admin.terms.delete', defaultMessage: 'Delete', description: 'Button' },
  deleteTitle: {
    id: 'admin.terms.deleteTitle',
    defaultMessage: 'Delete it?',
    description: 'Question before a district or topic is deleted',
  },
  deleteText: {
    id: 'admin.terms.deleteText',
    defaultMessage: 'Its names and its border go. What lies in it moves one step up.',
    description: 'Text of the question before a district or topic is deleted',
  },
  merge: {
    id: 'admin.terms.merge',
    defaultMessage: 'Merge',
    description: 'Button: a district or topic becomes part of another',
  },
  mergeInto: {
    id: 'admin.terms.mergeInto',
    defaultMessage: 'Merge into',
    description: 'Label of a choice: the district or topic that takes its place',
  },
  mergeChoose: {
    id: 'admin.terms.mergeChoose',
    defaultMessage: 'Please choose',
    description: 'First entry of a choice',
  },
  mergeNone: {
    id: 'admin.terms.mergeNone',
    defaultMessage: 'Please choose what takes its place.',
    description: 'Below a choice',
  },
  mergeTitle: {
    id: 'admin.terms.mergeTitle',
    defaultMessage: 'Merge it for good?',
    description: 'Question before a district or topic is merged into another',
  },
  mergeText: {
    id: 'admin.terms.mergeText',
    defaultMessage:
      'Its contents name the other one from now on. They do not come back when this one is offered again.',
    description: 'Text of the question before a district or topic is merged into another',
  },
});

export const mergeConsequence = defineMessage<{ count: number }>({
  id: 'admin.terms.mergeConsequence',
  defaultMessage:
    '{count, plural, =0 {No content moves.} one {# content moves to it.} other {# contents move to it.}} Addresses and feeds with the old key lead to it. This cannot be taken back.',
  description: 'Below the choice of what a district or topic is merged into',
});
