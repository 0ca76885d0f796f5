import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { FormContext } from '../../../ui/forms/formContext';
import { Notice } from '../../../ui/Notice';
import styles from '../../../parts/builder/builder.module.css';
import { BuilderContext } from '../../../parts/builder/builderContext';
import { NewerNotice } from '../../../parts/builder/frame/NewerNotice';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { LanguageBar } from '../../../parts/builder/LanguageBar';
import { useOfferStepWork } from '../../../parts/saving/stepWork';
import { useNewId } from '../../../ui/forms/useNewId';
import { useLiveRegion } from '../../../parts/builder/useLiveRegion';
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

const NOTHING = () => undefined;
const CONTEXT = { sought: null, draft: {}, onRestored: NOTHING, onChanged: NOTHING };

/** Questions, then settings on one side; what is missing and how it will look on the other. */
export function QuizEditor({ paper, onTakeNewer, ...options }: Props) {
  const { originalLocale: original, isFrozen } = paper;
  const newId = useNewId();
  const { now, settings } = useLocaleContext();
  const { offered } = settings.languages;
  const place = useRef<HTMLDivElement>(null);
  const [locale, setLocale] = useState<Locale>(original);
  const [isJudged, setJudged] = useState(false);
  const { say, said } = useLiveRegion();
  const edit = useQuizEdit({ paper, ...options });
  const { written, change } = edit;
  const faults = listFaults(written, paper, { now, offered });
  const shown = isJudged && locale === original ? toFieldFaults(faults, written) : {};

  useOfferStepWork(
    { faults: faults.filter(isError).length, save: edit.saveChanges },
    edit.isUndecided,
  );

  const go = (name: string) => {
    setJudged(true);
    setLocale(original);
    focusFieldByName(place.current, name);
  };
  return (
    <BuilderContext value={{ locale, original, isFrozen, newId, say }}>
      <FormContext value={{ ...CONTEXT, faults: shown, add: () => NOTHING }}>
        <div ref={place} className={styles['builder']}>
          <div className={styles['main']}>
            {edit.isNewer && <NewerNotice onTake={onTakeNewer} />}
            {isFrozen && <Frozen />}
            <LanguageBar
              progress={(code) => getTranslationProgress(written, code)}
              onLanguage={setLocale}
            />
            <QuizQuestionList questions={written.questions} change={change} />
            <QuizSettingsPart written={written} faults={faults} change={change} />
          </div>
          <aside className={styles['side']}>
            <QuizChecks written={written} faults={faults} onGo={go} onLanguage={setLocale} />
            <QuizPreview written={written} />
          </aside>
          <QuizSaveBar edit={edit} faults={faults} onSave={() => setJudged(true)} />
          {said}
        </div>
      </FormContext>
    </BuilderContext>
  );
}

const Frozen = () => (
  <Notice tone="warn" title={<FormattedMessage {...quizBuilderMessages.frozenTitle} />}>
    <p>
      <FormattedMessage {...quizBuilderMessages.frozenText} />
    </p>
  </Notice>
);
