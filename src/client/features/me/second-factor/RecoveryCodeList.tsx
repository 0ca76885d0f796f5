import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Notice } from '../../../ui/Notice';
import { secondFactorMessages } from './messages';
import styles from './SecondFactor.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shows the recovery codes, this once. */
export function RecoveryCodeList({ codes, onKept }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <>
      <div ref={place} tabIndex={-1}>
        <Notice tone="accent" title={<FormattedMessage {...secondFactorMessages.codesTitle} />}>
          <p>
            <FormattedMessage {...secondFactorMessages.codesText} />
          </p>
        </Notice>
      </div>
      <ol className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code dir="ltr" className={styles['code']}>
              {code}
            </code>
          </li>
        ))}
      </ol>
      <p className={styles['buttons']}>
        <Button onClick={onKept}>
          <FormattedMessage {...secondFactorMessages.kept} />
        </Button>
        <CopyButton
          text={codes.join('\n')}
          label={secondFactorMessages.copy}
          copied={secondFactorMessages.copied}
          notCopied={secondFactorMessages.notCopied}
        />
      </p>
    </>
  );
}
