import { FormattedMessage, useIntl } from 'react-intl';
import { getLocaleInfo } from '../../../shared/locales';
import { addLocale } from '../../../shared/routes';
import { depositSecrets } from '../../api/depositSecrets';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { useGetSetupStateQuery, useSendSetupCodeMutation } from '../../parts/setup/setupApi';
import { useAppDispatch } from '../../store/hooks';
import { checkFields } from '../../ui/forms/checkFields';
import { Form, type Fields } from '../../ui/forms/Form';
import { TextField } from '../../ui/forms/TextField';
import { Notice } from '../../ui/Notice';
import { GoOn } from './GoOn';
import { setupFaults, setupMessages } from './messages';
import { toSecretErrors } from './secretErrors';
import styles from './setup.module.css';
import type { StepProps } from './steps';

const LONGEST_CODE = 40;
const check = checkFields({ code: 'filled' });

/** The language of the assistant, and the code that the program has printed. */
export function CodeStep({ onDone }: StepProps) {
  const { data: state } = useGetSetupStateQuery(undefined);
  return (
    <>
      <Languages />
      {state?.isCodeAccepted ? (
        <>
          <Notice tone="good" icon="check">
            <FormattedMessage {...setupMessages.codeAccepted} />
          </Notice>
          <GoOn onPress={onDone} />
        </>
      ) : (
        <CodeForm onDone={onDone} />
      )}
    </>
  );
}

function Languages() {
  const { formatMessage } = useIntl();
  const current = useLocale();
  return (
    <nav aria-label={formatMessage(setupMessages.language)}>
      <ul className={styles['languages']}>
        {useOfferedLocales()
          .map(getLocaleInfo)
          .map(({ code, name, dir }) => (
            <li key={code}>
              <a
                href={addLocale('/setup', code)}
                lang={code}
                hrefLang={code}
                dir={dir}
                aria-current={code === current ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function CodeForm({ onDone }: StepProps) {
  const dispatch = useAppDispatch();
  const [sendCode, { isLoading, error }] = useSendSetupCodeMutation();
  const send = async ({ code = '' }: Fields) => {
    const answer = await sendCode({ ticket: dispatch(depositSecrets({ code: code.trim() })) });
    return !answer.error;
  };
  return (
    <Form
      check={check}
      onSubmit={send}
      onSaved={onDone}
      isPending={isLoading}
      label={setupMessages.goOn}
      {...toSecretErrors(error, 'code', setupFaults.code)}
    >
      <TextField
        name="code"
        label={setupMessages.code}
        hint={<FormattedMessage {...setupMessages.codeHint} />}
        dir="ltr"
        autoComplete="off"
        maxLength={LONGEST_CODE}
      />
    </Form>
  );
}
