import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocaleContext } from '../../../intl/IntlRoot';
import { Skeleton } from '../../../ui/Skeleton';
import { LazyBoundary } from '../../../ui/LazyBoundary';
import { Notice } from '../../../ui/Notice';
import { BuilderFrame, useBuilderFrame } from '../../../parts/builder/frame/BuilderFrame';
import { builderMessages } from '../../../parts/builder/messages';
import { useOfferStepWork } from '../../../parts/saving/stepWork';
import { getTranslationProgress } from '../../../parts/builder/writtenPaper';
import type { PaperFault } from '../../../../shared/ballots/paperFaults';
import { SavePanel } from '../../../parts/builder/frame/SavePanel';
import { Checks } from './checks/Checks';
import { isError, listFaults, toFieldFaults } from './checks/faults';
import { NewerPaper } from './NewerPaper';
import { Preview } from './Preview';
import { QuestionList } from './QuestionList';
import { RulesPart } from './rules/RulesPart';
import { usePaperEdit, type PaperEditing } from './usePaperEdit';
import { ErrorText } from './ErrorText';

const Templates = lazy(() =>
  import(/* webpackChunkName: "poll-templates" */ './templates/Templates').then((module) => ({
    default: module.Templates,
  })),
);

interface Props extends PaperEditing {
  /** Drops what was built here, for what somebody else saved. */
  readonly onTakeNewer: () => void;
}

/** Questions, then rules on one side; what is missing and how it will look on the other. */
export function Editor({ paper, onTakeNewer, ...options }: Props) {
  const { originalLocale: original, isFrozen } = paper;
  const { now, settings } = useLocaleContext();
  const { offered } = settings.languages;
  const frame = useBuilderFrame(original);
  // Fields keep their values themselves: rules that come from elsewhere need new ones.
  const [turn, setTurn] = useState(0);
  const edit = usePaperEdit({ paper, ...options });
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
      faults={toFieldFaults(faults)}
      getProgress={(code) => getTranslationProgress(written, code)}
      notices={
        <>
          {edit.isNewer && <NewerPaper written={written} paper={paper} onTakeNewer={onTakeNewer} />}
          {isFrozen && <Frozen />}
          {!isFrozen && (
            <LazyBoundary waiting={<Skeleton lines={1} />}>
              <Templates
                written={written}
                canVerify={paper.canVerify}
                change={change}
                onReplaced={() => setTurn((before) => before + 1)}
              />
            </LazyBoundary>
          )}
        </>
      }
      side={
        <>
          <Checks written={written} faults={faults} onGo={frame.go} onLanguage={frame.setLocale} />
          <Preview written={written} />
        </>
      }
      saveBar={<SaveBar edit={edit} faults={faults} onSave={frame.judge} />}
    >
      <QuestionList questions={written.questions} change={change} />
      <RulesPart
        key={turn}
        rules={written.rules}
        faults={faults}
        onRules={(rules) =>
          change((before) => ({ ...before, rules: { ...before.rules, ...rules } }))
        }
      />
    </BuilderFrame>
  );
}

const Frozen = () => (
  <Notice tone="warn" title={<FormattedMessage {...builderMessages.frozenTitle} />}>
    <p>
      <FormattedMessage {...builderMessages.frozenText} />
    </p>
  </Notice>
);

interface SaveBarProps {
  readonly edit: ReturnType<typeof usePaperEdit>;
  readonly faults: readonly PaperFault[];
  readonly onSave: () => void;
}

/** Saves the paper, complete or not. */
function SaveBar({ edit, faults, onSave }: SaveBarProps) {
  const error = edit.isNewer || edit.isLoading ? undefined : edit.error;
  return (
    <SavePanel
      label={builderMessages.save}
      isPending={edit.isLoading}
      isSaved={edit.isSaved}
      saving={edit.saving}
      failure={error && <ErrorText error={error} />}
      missing={faults.filter(isError).length}
      onSave={() => {
        onSave();
        void edit.save();
      }}
    />
  );
}
