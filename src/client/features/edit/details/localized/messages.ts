import { defineMessage, type MessageDescriptor } from 'react-intl';
import type { Locale } from '../../../../../shared/locales';
import { inLanguages } from '../../../../intl/inLanguages';

type InLanguages = Readonly<Record<Locale, MessageDescriptor>>;

/** The fields for texts, by language. */
export const issuingBodyMessages: InLanguages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.details.issuingBody.in',
    defaultMessage: 'Issued by, in {language}',
    description: 'Label of a field: a name; {language} is the name of a language',
  }),
);

export const methodMessages: InLanguages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.details.method.in',
    defaultMessage: 'How it was decided, in {language}',
    description:
      'Label of a field: open vote, secret ballot and so on; {language} is the name of a language',
  }),
);

export const tallyMessages: InLanguages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.details.tally.in',
    defaultMessage: 'About the votes, in {language}',
    description:
      'Label of a field: anything that the numbers do not say; {language} is the name of a language',
  }),
);

export const responsibleMessages: InLanguages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.details.responsible.in',
    defaultMessage: 'Responsible, in {language}',
    description: 'Label of a field: who keeps a promise; {language} is the name of a language',
  }),
);

export const droppedReasonMessages: InLanguages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.details.droppedReason.in',
    defaultMessage: 'Why it was given up, in {language}',
    description: 'Label of a field: of a promise; {language} is the name of a language',
  }),
);

export const entryTextMessages: InLanguages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.details.entry.in',
    defaultMessage: 'What happened on this day, in {language}',
    description:
      'Label of a field: in the history of a promise; {language} is the name of a language',
  }),
);
