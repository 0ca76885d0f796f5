import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { Vocabulary } from '../../../shared/contract/vocabularies';
import type { PastedFault, PastedState } from './parsePastedTerms';

/** Texts that are about districts or about topics. */
type ByVocabulary = Readonly<Record<Vocabulary, MessageDescriptor>>;

export const pasteMessages = defineMessages({
  language: {
    id: 'vocabulary.paste.language',
    defaultMessage: 'Language of the names',
    description: 'Label: in which language the names of a list are, where it does not say',
  },
  property: {
    id: 'vocabulary.paste.property',
    defaultMessage: 'Property with the name',
    description: 'Label: which property of a GeoJSON file names a district',
  },
  file: {
    id: 'vocabulary.paste.file',
    defaultMessage: 'Choose a file instead',
    description: 'Button that takes a list from a file of the device',
  },
  drop: {
    id: 'vocabulary.paste.drop',
    defaultMessage: 'Without this file',
    description: 'Button beside the name of a file that was chosen',
  },
  empty: {
    id: 'vocabulary.paste.empty',
    defaultMessage: 'Paste a list here first, or choose a file.',
    description: 'Below an empty field',
  },
  faulty: {
    id: 'vocabulary.paste.faulty',
    defaultMessage: 'Part of this cannot be used. See below for what is wrong.',
    description: 'Below the field for a list',
  },
  fileTooLarge: {
    id: 'vocabulary.paste.fileTooLarge',
    defaultMessage:
      'This file is larger than 2 MB. Simplify its borders: a map of the whole city needs far fewer points.',
    description: 'A file of borders is refused',
  },
  unreadable: {
    id: 'vocabulary.paste.unreadable',
    defaultMessage:
      'This GeoJSON cannot be read: it is cut off, damaged, or holds no districts. Please export it again.',
    description: 'A text that was pasted cannot be read',
  },
  noShapesHere: {
    id: 'vocabulary.paste.noShapesHere',
    defaultMessage: 'This looks like GeoJSON. Topics have no borders: paste their names instead.',
    description: 'A text that was pasted cannot be read here',
  },
  faults: {
    id: 'vocabulary.paste.faults',
    defaultMessage: 'This cannot be taken',
    description: 'Title above a list of faults in a list that was pasted',
  },
  preview: {
    id: 'vocabulary.paste.preview',
    defaultMessage: 'This is what would be saved',
    description: 'Heading above the preview; also the name of its table, for screen readers',
  },
  name: {
    id: 'vocabulary.paste.name',
    defaultMessage: 'Name',
    description: 'Column of the preview',
  },
  parent: {
    id: 'vocabulary.paste.parent',
    defaultMessage: 'Lies in',
    description: 'Column of the preview, and label of a field: the district around a district',
  },
  state: {
    id: 'vocabulary.paste.state',
    defaultMessage: 'Change',
    description: 'Column of the preview: new, changed, as before',
  },
  save: {
    id: 'vocabulary.paste.save',
    defaultMessage: 'Save this',
    description: 'Button below the preview of a list',
  },
  shapesFailed: {
    id: 'vocabulary.paste.shapesFailed',
    defaultMessage: 'The districts are saved, their borders are not:',
    description: 'Before the reason for which borders were refused',
  },
});

/** Label of the field. */
export const pasteLabels: ByVocabulary = defineMessages({
  districts: {
    id: 'vocabulary.paste.label.districts',
    defaultMessage: 'Districts, one on each line',
    description: 'Label of a field for a list',
  },
  topics: {
    id: 'vocabulary.paste.label.topics',
    defaultMessage: 'Topics, one on each line',
    description: 'Label of a field for a list',
  },
});

/** Below the field; {columns} are the languages of the portal as a table is headed by them. */
export const pasteHints = {
  districts: defineMessage<{ columns: MessageValue }>({
    id: 'vocabulary.paste.hint.districts',
    defaultMessage:
      'A line that begins with blanks lies in the one above it. You can also paste a table with a column for each language, headed {columns}, or borders as GeoJSON.',
    description: 'Below the field for a list; {columns} are codes of languages, such as en, fr',
  }),
  topics: defineMessage<{ columns: MessageValue }>({
    id: 'vocabulary.paste.hint.topics',
    defaultMessage: 'You can also paste a table with a column for each language, headed {columns}.',
    description: 'Below the field for a list; {columns} are codes of languages, such as en, fr',
  }),
};

/** The same where the portal has one language: names need no table. */
export const oneLanguageHints = {
  ...defineMessages({
    districts: {
      id: 'vocabulary.paste.oneLanguage.districts',
      defaultMessage:
        'A line that begins with blanks lies in the one above it. You can also paste borders as GeoJSON.',
      description: 'Below the field for a list',
    },
  }),
  topics: null,
};

export const pasteCounts = defineMessage<{ added: number; changed: number; same: number }>({
  id: 'vocabulary.paste.counts',
  defaultMessage: 'New: {added}. Changed: {changed}. As before: {same}.',
  description:
    'What a list that was pasted does, in numbers; read out by screen readers as it changes',
});

export const ignoredColumns = defineMessage<{ columns: string }>({
  id: 'vocabulary.paste.ignored',
  defaultMessage: 'These columns are not read: {columns}',
  description: 'Below the preview; columns: a list of names',
});

export const shapesCount = defineMessage<{ count: number }>({
  id: 'vocabulary.paste.shapes',
  defaultMessage:
    '{count, plural, one {One border is drawn. It takes the place of all borders that there are.} other {# borders are drawn. They take the place of all borders that there are.}}',
  description: 'Below the preview of districts from GeoJSON',
});

export const losingShapes = defineMessage<{ names: MessageValue }>({
  id: 'vocabulary.paste.losing',
  defaultMessage: 'These have a border now and none in this file. They lose it: {names}',
  description: 'Before new borders take the place of all; names: a list of districts',
});

export const pastedLine = defineMessage<{ line: number; name: MessageValue }>({
  id: 'vocabulary.paste.line',
  defaultMessage: 'Line {line}: {name}',
  description: 'Before what is wrong with a line of a list',
});

export const pastedStates: Readonly<Record<PastedState, MessageDescriptor>> = defineMessages({
  added: { id: 'vocabulary.state.added', defaultMessage: 'New', description: 'In the preview' },
  changed: {
    id: 'vocabulary.state.changed',
    defaultMessage: 'Changes',
    description: 'In the preview: it is in the list, and something about it changes',
  },
  back: {
    id: 'vocabulary.state.back',
    defaultMessage: 'Is offered again',
    description: 'In the preview: it was retired',
  },
  same: {
    id: 'vocabulary.state.same',
    defaultMessage: 'As before',
    description: 'In the preview: it is in the list already',
  },
});

export const pastedFaults: Readonly<Record<PastedFault['code'], MessageDescriptor>> =
  defineMessages({
    noName: {
      id: 'vocabulary.fault.noName',
      defaultMessage: 'It needs a name in one language at least.',
      description: 'Below a field, or about a line of a list',
    },
    tooLong: {
      id: 'vocabulary.fault.tooLong',
      defaultMessage: 'A name has at most 80 characters, on one line.',
      description: 'Below a field, or about a line of a list',
    },
    twice: {
      id: 'vocabulary.fault.twice',
      defaultMessage: 'It is there twice.',
      description: 'About a line of a list',
    },
    badKey: {
      id: 'vocabulary.fault.badKey',
      defaultMessage: 'A key has small letters from a to z, digits and single hyphens, 60 at most.',
      description: 'Below a field, or about a line of a list',
    },
    unknownParent: {
      id: 'vocabulary.fault.unknownParent',
      defaultMessage: 'The district that it is to lie in is not in the list, or lies in it itself.',
      description: 'Below a field, or about a line of a list',
    },
    tooMany: {
      id: 'vocabulary.fault.tooMany',
      defaultMessage: 'A list has 500 entries at most.',
      description: 'About a list',
    },
  });

/** Reasons for which the border of a district is refused. */
export const shapeFaults = defineMessages({
  crosses: {
    id: 'vocabulary.shape.crosses',
    defaultMessage: 'Its border crosses itself.',
    description: 'Why the border of a district is refused; the name stands before it',
  },
  open: {
    id: 'vocabulary.shape.open',
    defaultMessage: 'Its border is not closed: the last point has to be the first one.',
    description: 'Why the border of a district is refused; the name stands before it',
  },
  ring: {
    id: 'vocabulary.shape.ring',
    defaultMessage: 'It has no area. Only polygons can be borders.',
    description: 'Why the border of a district is refused; the name stands before it',
  },
  complex: {
    id: 'vocabulary.shape.complex',
    defaultMessage: 'Its border is too finely drawn. Simplify it.',
    description: 'Why the border of a district is refused; the name stands before it',
  },
  twice: {
    id: 'vocabulary.shape.twice',
    defaultMessage: 'It has two borders.',
    description: 'Why the border of a district is refused; the name stands before it',
  },
  unknown: {
    id: 'vocabulary.shape.unknown',
    defaultMessage: 'There is no such district.',
    description: 'Why the border of a district is refused; the name stands before it',
  },
  points: {
    id: 'vocabulary.shape.points',
    defaultMessage: 'With it there are more than 100,000 points. Simplify the borders.',
    description: 'Why the border of a district is refused; the name stands before it',
  },
  notWgs84: {
    id: 'vocabulary.shape.notWgs84',
    defaultMessage:
      'The borders are in another projection. Convert them to longitude and latitude (WGS 84, EPSG:4326).',
    description: 'Why borders are refused; the name of a district may stand before it',
  },
});

export const listFailures = defineMessages({
  newerRevision: {
    id: 'vocabulary.failure.newer',
    defaultMessage:
      'Not saved: somebody has changed the list meanwhile. It is shown as it is now, and what you typed is still here. Look at both, then save again.',
    description: 'Two people changed one list',
  },
  termInUse: {
    id: 'vocabulary.failure.inUse',
    defaultMessage:
      'Not saved: contents have come to name it meanwhile, so it cannot be deleted. Retire it, or merge it into another.',
    description: 'A district or topic was to be deleted',
  },
  invalidTerms: {
    id: 'vocabulary.failure.invalid',
    defaultMessage: 'Not saved: the list cannot be like that.',
    description: 'A list of districts or topics was refused',
  },
});

export const proposalMessages = defineMessages({
  title: {
    id: 'vocabulary.proposal.title',
    defaultMessage: 'Topics to begin with',
    description: 'Label of a group of checkboxes: topics that most cities have',
  },
  hint: {
    id: 'vocabulary.proposal.hint',
    defaultMessage: 'Most cities have these. Every name can be changed later, in every language.',
    description: 'Below the label of proposed topics',
  },
  none: {
    id: 'vocabulary.proposal.none',
    defaultMessage: 'Choose one topic at least, or write your own below.',
    description: 'Below proposed topics of which none is chosen',
  },
  add: {
    id: 'vocabulary.proposal.add',
    defaultMessage: 'Add the chosen ones',
    description: 'Button below proposed topics',
  },
});
