import { defineMessage, defineMessages } from 'react-intl';

/** The map, and the choice between map, table and list. */
export const mapMessages = {
  ...defineMessages({
    views: {
      id: 'dialogs.opinions.map.views',
      defaultMessage: 'How to show the groups',
      description: 'Name of the choice between map, table and list',
    },
    map: {
      id: 'dialogs.opinions.map.map',
      defaultMessage: 'Map',
      description: 'Way to show the groups',
    },
    table: {
      id: 'dialogs.opinions.map.table',
      defaultMessage: 'Table',
      description: 'Way to show the groups',
    },
    list: {
      id: 'dialogs.opinions.map.list',
      defaultMessage: 'List',
      description: 'Way to show the groups',
    },
    mapTitle: {
      id: 'dialogs.opinions.map.mapTitle',
      defaultMessage: 'Map of opinions',
      description: 'Name of the picture',
    },
    nearness: {
      id: 'dialogs.opinions.map.nearness',
      defaultMessage:
        'People who stand close together answered alike. Left and right, up and down mean nothing.',
      description: 'How to read the map',
    },
    sizes: {
      id: 'dialogs.opinions.map.sizes',
      defaultMessage:
        'The larger a point, the more people stand there. Table and list say the same in words.',
      description: 'How to read the map',
    },
    zoom: {
      id: 'dialogs.opinions.map.zoom',
      defaultMessage: 'Size of the map',
      description: 'Name of the buttons that enlarge the map',
    },
    zoomIn: {
      id: 'dialogs.opinions.map.zoomIn',
      defaultMessage: 'Enlarge',
      description: 'Button at the map',
    },
    zoomOut: {
      id: 'dialogs.opinions.map.zoomOut',
      defaultMessage: 'Make smaller',
      description: 'Button at the map',
    },
    reset: {
      id: 'dialogs.opinions.map.reset',
      defaultMessage: 'Show everything',
      description: 'Button at the map',
    },
    keys: {
      id: 'dialogs.opinions.map.keys',
      defaultMessage:
        'While the focus is in the map: + and − change its size, the arrow keys move it, 0 shows everything.',
      description: 'Below the map, on devices with a keyboard',
    },
    choose: {
      id: 'dialogs.opinions.map.choose',
      defaultMessage: 'How each group answered',
      description: 'Label of the choice of a statement at the map',
    },
    noStatement: {
      id: 'dialogs.opinions.map.noStatement',
      defaultMessage: 'Choose a statement',
      description: 'Choice while no statement is shown on the map',
    },
    hint: {
      id: 'dialogs.opinions.map.hint',
      defaultMessage: 'Choose a group on the map to read what sets it apart.',
      description: 'In the place of what a group stands for',
    },
    showOnMap: {
      id: 'dialogs.opinions.map.showOnMap',
      defaultMessage: 'Show on the map',
      description: 'Button at a statement',
    },
  }),
  groupOnMap: defineMessage<{ letter: string; people: number }>({
    id: 'dialogs.opinions.map.groupOnMap',
    defaultMessage: 'Group {letter}, {people, plural, one {# person} other {# people}}',
    description: 'Name of a group on the map, for screen readers',
  }),
};
