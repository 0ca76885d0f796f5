import { FormattedMessage } from 'react-intl';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Notice } from '../../../ui/Notice';
import { BuilderFrame, useBuilderFrame } from '../../../parts/builder/frame/BuilderFrame';
import { NewerNotice } from '../../../parts/builder/frame/NewerNotice';
import { useOfferStepWork } from '../../../parts/saving/stepWork';
import { quizBuilderMessages } from './messages';
import { QuizChecks } from './QuizChecks';
import { isError, listFaults, toFieldFaults } from './quizFaultPlaces';
import { QuizPreview } from './QuizPreview';
import { QuizQuestionList } from './QuizQuestionList';
import { QuizSaveBar } from './QuizSaveBar';
import { QuizSettingsPart } from './QuizSettingsPart';
import { useQuizEdit, type QuizEditing } from './useQuizEdit';
import { getTranslationProgress } from './writtenQuiz';

interface Props extends QuizEditing {
  /** Drops what was built here, for what somebody else saved. */
  readonly onTakeNewer: () => void;
}

/** Questions, then settings on one side; what is missing and how it will look on the other. */
export function QuizEditor({ paper, onTakeNewer, ...options }: Props) {
  const { originalLocale: original, isFrozen } = paper;
  const { now, settings } = useLocaleContext();
  const { offered } = settings.languages;
  const frame = useBuilderFrame(original);
  const edit = useQuizEdit({ paper, ...options });
  const { written, change } = edit;
  const faults = listFaults(written, paper, { now, offered });

  useOfferStepWork(
    { faults: faults.filter(isError).length, save: edit.saveChanges },
    edit.isUndecided,
  );

  return (
    <BuilderFrame
      frame={frame}
      isFrozen={isFrozen}
      faults={toFieldFaults(faults, written)}
      getProgress={(code) => getTranslationProgress(written, code)}
      notices={
        <>
          {edit.isNewer && <NewerNotice onTake={onTakeNewer} />}
          {isFrozen && <Frozen />}
        </>
      }
      side={
        <>
          <QuizChecks
            written={written}
            faults={faults}
            onGo={frame.go}
            onLanguage={frame.setLocale}
          />
          <QuizPreview written={written} />
        </>
      }
      saveBar={<QuizSaveBar edit={edit} faults={faults} onSave={frame.judge} />}
    >
      <QuizQuestionList questions={written.questions} change={change} />
      <QuizSettingsPart written={written} faults={faults} change={change} />
    </BuilderFrame>
  );
}

const Frozen = () => (
  <Notice tone="warn" title={<FormattedMessage {...quizBuilderMessages.frozenTitle} />}>
    <p>
      <FormattedMessage {...quizBuilderMessages.frozenText} />
    </p>
  </Notice>
);
