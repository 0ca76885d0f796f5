import { FormattedMessage } from 'react-intl';
import type { PaperFault } from '../../../../../shared/ballots/paperFaults';
import { LOCALE_CODES, type Locale } from '../../../../../shared/locales';
import { ChecksPanel, FaultList, MissingTexts } from '../../../../parts/builder/frame/ChecksPanel';
import { builderMessages } from '../../../../parts/builder/messages';
import type { WrittenPaper } from '../../../../parts/builder/writtenPaper';
import { isError, getFaultFieldName } from './faults';
import { foldTitles } from '../rules/messages';
import { getRuleFold } from '../rules/ruleFolds';
import { paperFaultMessages } from './messages';

interface Props {
  readonly written: WrittenPaper;
  readonly faults: readonly PaperFault[];
  readonly onGo: (place: string) => void;
  readonly onLanguage: (locale: Locale) => void;
}

/** List of the faults that still keep the poll from being published, followed by hints. */
export function Checks({ written, faults, onGo, onLanguage }: Props) {
  const missing = LOCALE_CODES.map((locale) => ({
    locale,
    count: faults
      .filter((fault) => fault.locale === locale)
      .reduce((sum, { given = 0 }) => sum + given, 0),
  })).filter(({ count }) => count > 0);
  const list = (listed: readonly PaperFault[]) => ({
    faults: listed.map((fault) => {
      const fold = getRuleFold(fault);
      return {
        ...positionOf(fault, written),
        ...(fold && { where: <FormattedMessage {...foldTitles[fold]} /> }),
        place: getFaultFieldName(fault),
        text: <FormattedMessage {...paperFaultMessages[fault.code]} />,
      };
    }),
    elsewhere: <FormattedMessage {...builderMessages.questions} />,
    onGo,
  });
  const isNote = (fault: PaperFault) => !isError(fault) && fault.locale === undefined;
  return (
    <ChecksPanel {...list(faults.filter(isError))}>
      <FaultList {...list(faults.filter(isNote))} />
      <MissingTexts missing={missing} onLanguage={onLanguage} />
    </ChecksPanel>
  );
}

const foundAt = (index: number): number | null => (index < 0 ? null : index);

function positionOf(fault: PaperFault, { questions }: WrittenPaper) {
  const question = foundAt(questions.findIndex(({ id }) => id === fault.question));
  const options = question === null ? [] : questions[question]!.options;
  return { question, option: foundAt(options.findIndex(({ id }) => id === fault.option)) };
}
