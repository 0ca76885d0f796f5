import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Locale } from '../../../../../shared/locales';

type InLanguages = Readonly<Record<Locale, MessageDescriptor>>;

/** The fields for texts, by language. */
export const issuingBodyMessages: InLanguages = defineMessages({
  en: {
    id: 'edit.details.issuingBody.en',
    defaultMessage: 'Issued by, in English',
    description: 'Label of a field: a name',
  },
  ar: {
    id: 'edit.details.issuingBody.ar',
    defaultMessage: 'Issued by, in Arabic',
    description: 'Label of a field: a name',
  },
  tr: {
    id: 'edit.details.issuingBody.tr',
    defaultMessage: 'Issued by, in Turkish',
    description: 'Label of a field: a name',
  },
});

export const methodMessages: InLanguages = defineMessages({
  en: {
    id: 'edit.details.method.en',
    defaultMessage: 'How it was decided, in English',
    description: 'Label of a field: open vote, secret ballot and so on',
  },
  ar: {
    id: 'edit.details.method.ar',
    defaultMessage: 'How it was decided, in Arabic',
    description: 'Label of a field: open vote, secret ballot and so on',
  },
  tr: {
    id: 'edit.details.method.tr',
    defaultMessage: 'How it was decided, in Turkish',
    description: 'Label of a field: open vote, secret ballot and so on',
  },
});

export const tallyMessages: InLanguages = defineMessages({
  en: {
    id: 'edit.details.tally.en',
    defaultMessage: 'About the votes, in English',
    description: 'Label of a field: anything that the numbers do not say',
  },
  ar: {
    id: 'edit.details.tally.ar',
    defaultMessage: 'About the votes, in Arabic',
    description: 'Label of a field: anything that the numbers do not say',
  },
  tr: {
    id: 'edit.details.tally.tr',
    defaultMessage: 'About the votes, in Turkish',
    description: 'Label of a field: anything that the numbers do not say',
  },
});

export const responsibleMessages: InLanguages = defineMessages({
  en: {
    id: 'edit.details.responsible.en',
    defaultMessage: 'Responsible, in English',
    description: 'Label of a field: who keeps a promise',
  },
  ar: {
    id: 'edit.details.responsible.ar',
    defaultMessage: 'Responsible, in Arabic',
    description: 'Label of a field: who keeps a promise',
  },
  tr: {
    id: 'edit.details.responsible.tr',
    defaultMessage: 'Responsible, in Turkish',
    description: 'Label of a field: who keeps a promise',
  },
});

export const droppedReasonMessages: InLanguages = defineMessages({
  en: {
    id: 'edit.details.droppedReason.en',
    defaultMessage: 'Why it was given up, in English',
    description: 'Label of a field: of a promise',
  },
  ar: {
    id: 'edit.details.droppedReason.ar',
    defaultMessage: 'Why it was given up, in Arabic',
    description: 'Label of a field: of a promise',
  },
  tr: {
    id: 'edit.details.droppedReason.tr',
    defaultMessage: 'Why it was given up, in Turkish',
    description: 'Label of a field: of a promise',
  },
});

export const entryTextMessages: InLanguages = defineMessages({
  en: {
    id: 'edit.details.entry.en',
    defaultMessage: 'What happened on this day, in English',
    description: 'Label of a field: in the history of a promise',
  },
  ar: {
    id: 'edit.details.entry.ar',
    defaultMessage: 'What happened on this day, in Arabic',
    description: 'Label of a field: in the history of a promise',
  },
  tr: {
    id: 'edit.details.entry.tr',
    defaultMessage: 'What happened on this day, in Turkish',
    description: 'Label of a field: in the history of a promise',
  },
});
