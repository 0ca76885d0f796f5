import type { ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SetupState } from '../../../shared/contract/setup';
import { isAdmin } from '../../../shared/permissions/roles';
import { titleMessages } from '../../intl/sharedMessages';
import { setupApi, useGetSetupStateQuery } from '../../parts/setup/setupApi';
import { selectIsSessionKnown, selectIsSignedIn, selectUser } from '../../state/sessionSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { lazyComponent } from '../../ui/lazyComponent';
import { Link } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import { Skeleton } from '../../ui/Skeleton';
import { AdministratorStep } from './AdministratorStep';
import { CityStep, LanguagesStep, LookStep, SectionsStep } from './AreasStep';
import { CodeStep } from './CodeStep';
import { MailStep } from './MailStep';
import { pageTitle, setupIntro, setupMessages, stepTexts, stepTitles } from './messages';
import { OpeningStep } from './OpeningStep';
import styles from './setup.module.css';
import { StepList } from './StepList';
import {
  FIRST_OF_CITY,
  getNextStep,
  STEPS,
  toStepPath,
  type StepName,
  type StepProps,
} from './steps';
import { useFocusOnChange } from './useFocusOnChange';

/** Lists that are pasted and texts of law need more code than all other steps. */
const { Part: DistrictsStep } = lazyComponent(() =>
  import(/* webpackChunkName: "setup-districts" */ './DistrictsStep').then(
    (module) => module.DistrictsStep,
  ),
);
const { Part: LegalStep } = lazyComponent(() =>
  import(/* webpackChunkName: "setup-legal" */ './LegalStep').then((module) => module.LegalStep),
);

const FORMS: Readonly<Record<StepName, ComponentType<StepProps>>> = {
  code: CodeStep,
  administrator: AdministratorStep,
  languages: LanguagesStep,
  city: CityStep,
  look: LookStep,
  districts: DistrictsStep,
  sections: SectionsStep,
  legal: LegalStep,
  mail: MailStep,
  opening: OpeningStep,
};

/** Leads from the code of a new installation to its opening, and can be run again. */
export function SetupScreen() {
  const { formatMessage } = useIntl();
  const {
    data: state,
    isError,
    error,
    refetch,
  } = useGetSetupStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isSessionKnown = useAppSelector(selectIsSessionKnown);
  if (state && isSessionKnown) return <Assistant state={state} />;
  return (
    <>
      <PageHeader title={formatMessage(titleMessages.setup)} />
      {isError && !state ? <ErrorNotice onRetry={refetch} error={error} /> : <Skeleton lines={8} />}
    </>
  );
}

/** Lists the steps that somebody can open: the code, then the administrator, then the rest. */
function useOpenSteps({ isCodeAccepted, hasAdministrator }: SetupState): readonly StepName[] {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const user = useAppSelector(selectUser);
  if (isSignedIn && user && isAdmin(user.roles)) return STEPS;
  return isCodeAccepted || hasAdministrator ? ['code', 'administrator'] : ['code'];
}

/** Chooses the step that the address names, else the first one that is worth opening. */
function chooseStep(named: string | null, open: readonly StepName[], { stage }: SetupState) {
  const found = open.find((step) => step === named);
  if (found) return found;
  if (!open.includes('opening')) return open.at(-1)!;
  return stage === 'setup' ? FIRST_OF_CITY : 'opening';
}

function Assistant({ state }: { readonly state: SetupState }) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useOpenSteps(state);
  const step = chooseStep(search.get('step'), open, state);
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  const title = formatMessage(stepTitles[step]);
  const next = getNextStep(step);
  const Form = FORMS[step];

  const goOn = () => {
    // The step may have brought what was missing.
    dispatch(setupApi.util.invalidateTags(['Setup']));
    void navigate(toStepPath(next));
  };
  return (
    <>
      <PageHeader
        title={formatMessage(pageTitle, { step: title })}
        heading={<FormattedMessage {...titleMessages.setup} />}
        intro={<FormattedMessage {...setupIntro} values={{ count: STEPS.length }} />}
      />
      <div className={styles['assistant']}>
        <StepList current={step} open={open} state={state} />
        <section className={styles['step']} aria-labelledby="step">
          <h2 id="step" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles['soft']}>
            <FormattedMessage {...stepTexts[step]} />
          </p>
          <Form key={step} onDone={goOn} />
          {next !== step && open.includes(next) && (
            <p>
              <Link to={toStepPath(next)}>
                <FormattedMessage {...setupMessages.later} />
              </Link>
            </p>
          )}
        </section>
      </div>
    </>
  );
}
