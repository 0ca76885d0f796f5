import { lazy, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Locale } from '../../../../shared/locales';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { FormContext } from '../../../ui/forms/formContext';
import { Skeleton } from '../../../ui/Skeleton';
import { LazyBoundary } from '../../../ui/LazyBoundary';
import { Notice } from '../../../ui/Notice';
import styles from '../../../parts/builder/builder.module.css';
import { BuilderContext } from '../../../parts/builder/builderContext';
import { Checks } from './checks/Checks';
import { isError, listFaults, toFieldFaults } from './checks/faults';
import { focusFieldByName } from '../../../parts/builder/focusFieldByName';
import { LanguageBar } from '../../../parts/builder/LanguageBar';
import { builderMessages } from '../../../parts/builder/messages';
import { useOfferStepWork } from '../../../parts/saving/stepWork';
import { useNewId } from '../../../ui/forms/useNewId';
import { NewerPaper } from './NewerPaper';
import { Preview } from './Preview';
import { QuestionList } from './QuestionList';
import { RulesPart } from './rules/RulesPart';
import { SaveBar } from './SaveBar';
import { useLiveRegion } from '../../../parts/builder/useLiveRegion';
import { usePaperEdit, type PaperEditing } from './usePaperEdit';
import { getTranslationProgress } from '../../../parts/builder/writtenPaper';

const Templates = lazy(() =>
  import(/* webpackChunkName: "poll-templates" */ './templates/Templates').then((module) => ({
    default: module.Templates,
  })),
);

interface Props extends PaperEditing {
  /** Drops what was built here, for what somebody else saved. */
  readonly onTakeNewer: () => void;
}

const NOTHING = () => undefined;
const CONTEXT = { sought: null, draft: {}, onRestored: NOTHING, onChanged: NOTHING };

/** Questions, then rules on one side; what is missing and how it will look on the other. */
export function Editor({ paper, onTakeNewer, ...options }: Props) {
  const { originalLocale: original, isFrozen } = paper;
  const newId = useNewId();
  const { now, settings } = useLocaleContext();
  const { offered } = settings.languages;
  const place = useRef<HTMLDivElement>(null);
  const [locale, setLocale] = useState<Locale>(original);
  const [isJudged, setJudged] = useState(false);
  // Fields keep their values themselves: rules that come from elsewhere need new ones.
  const [turn, setTurn] = useState(0);
  const { say, said } = useLiveRegion();
  const edit = usePaperEdit({ paper, ...options });
  const { written, change } = edit;
  const faults = listFaults(written, paper, { now, offered });

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
      <FormContext
        value={{
          ...CONTEXT,
          faults: isJudged && locale === original ? toFieldFaults(faults) : {},
          add: () => NOTHING,
        }}
      >
        <div ref={place} className={styles['builder']}>
          <div className={styles['main']}>
            {edit.isNewer && (
              <NewerPaper written={written} paper={paper} onTakeNewer={onTakeNewer} />
            )}
            {isFrozen && <Frozen />}
            {!isFrozen && (
              <LazyBoundary waiting={<Skeleton lines={1} />}>
                <Templates
                  written={written}
                  change={change}
                  onReplaced={() => setTurn((before) => before + 1)}
                />
              </LazyBoundary>
            )}
            <LanguageBar
              progress={(code) => getTranslationProgress(written, code)}
              onLanguage={setLocale}
            />
            <QuestionList questions={written.questions} change={change} />
            <RulesPart
              key={turn}
              rules={written.rules}
              faults={faults}
              onRules={(rules) =>
                change((before) => ({ ...before, rules: { ...before.rules, ...rules } }))
              }
            />
          </div>
          <aside className={styles['side']}>
            <Checks written={written} faults={faults} onGo={go} onLanguage={setLocale} />
            <Preview written={written} />
          </aside>
          {said}
          <SaveBar edit={edit} faults={faults} onSave={() => setJudged(true)} />
        </div>
      </FormContext>
    </BuilderContext>
  );
}

const Frozen = () => (
  <Notice tone="warn" title={<FormattedMessage {...builderMessages.frozenTitle} />}>
    <p>
      <FormattedMessage {...builderMessages.frozenText} />
    </p>
  </Notice>
);
