import { defineMessage, defineMessages } from 'react-intl';

/** The page with public data. */
export const openDataMessages = defineMessages({
  intro: {
    id: 'open-data.intro',
    defaultMessage:
      'Everything that is public here, to download: CSV for spreadsheets, JSON and JSON Lines for programs. Updated every night; it contains nothing about individual people.',
    description: 'Below the title of the page with public data',
  },
  writtenAt: {
    id: 'open-data.writtenAt',
    defaultMessage: 'Last updated',
    description: 'Before a date and time',
  },
  notYet: {
    id: 'open-data.notYet',
    defaultMessage:
      'The files have not been written yet; that happens within a minute after the start.',
    description: 'Where there are no files yet',
  },
  licence: {
    id: 'open-data.licence',
    defaultMessage:
      'Licence: Creative Commons Attribution 4.0 (CC BY 4.0). Name the city as the source.',
    description: 'Below the title',
  },
  fields: {
    id: 'open-data.fields',
    defaultMessage: 'What the fields mean',
    description: 'Opens the table of fields of a dataset',
  },
  field: {
    id: 'open-data.field',
    defaultMessage: 'Field',
    description: 'Column of a table of fields',
  },
  meaning: {
    id: 'open-data.meaning',
    defaultMessage: 'Meaning',
    description: 'Column of a table of fields',
  },
  type: {
    id: 'open-data.type',
    defaultMessage: 'Type',
    description: 'Column of a table of fields',
  },
  programs: {
    id: 'open-data.programs',
    defaultMessage: 'For programs',
    description: 'Heading',
  },
  programsText: {
    id: 'open-data.programsText',
    defaultMessage:
      'The addresses stay the same; each answers with the files written last and says by its ETag whether something is new.',
    description: 'Below the heading “For programs”',
  },
  catalogue: {
    id: 'open-data.catalogue',
    defaultMessage: 'Catalogue (DCAT, JSON-LD)',
    description: 'Link',
  },
  dictionary: {
    id: 'open-data.dictionary',
    defaultMessage: 'Dictionary of fields (JSON Schema)',
    description: 'Link',
  },
  api: {
    id: 'open-data.api',
    defaultMessage: 'Description of the API (OpenAPI)',
    description: 'Link',
  },
  staffTitle: {
    id: 'open-data.staffTitle',
    defaultMessage: 'For the staff',
    description: 'Heading',
  },
  runNow: {
    id: 'open-data.runNow',
    defaultMessage: 'Write the files now',
    description: 'Button for the staff',
  },
  started: {
    id: 'open-data.started',
    defaultMessage: 'The files are being written. Look again in a moment.',
    description: 'After the button was pressed',
  },
  failedRun: {
    id: 'open-data.failedRun',
    defaultMessage: 'The last attempt failed; the files shown are older.',
    description: 'Notice for the staff',
  },
});

export const rowCount = defineMessage<{ count: number }>({
  id: 'open-data.rows',
  defaultMessage: '{count, plural, one {# row} other {# rows}}',
  description: 'How many rows a dataset has',
});

export const downloadLabel = defineMessage<{ name: string; format: string }>({
  id: 'open-data.download',
  defaultMessage: 'Download {name} as {format}',
  description: 'Link to a file; the format is CSV, JSON or JSON Lines',
});

/** Descriptions of the values of a field, by type. */
export const typeMessages = defineMessages({
  text: {
    id: 'open-data.typeText',
    defaultMessage: 'text',
    description: 'Type of a field',
  },
  number: {
    id: 'open-data.typeNumber',
    defaultMessage: 'number',
    description: 'Type of a field',
  },
  yesNo: {
    id: 'open-data.typeYesNo',
    defaultMessage: 'yes or no',
    description: 'Type of a field',
  },
  list: {
    id: 'open-data.typeList',
    defaultMessage: 'list',
    description: 'Type of a field',
  },
  time: {
    id: 'open-data.typeTime',
    defaultMessage: 'time',
    description: 'Type of a field',
  },
  day: {
    id: 'open-data.typeDay',
    defaultMessage: 'day',
    description: 'Type of a field',
  },
});
