import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { LifecycleAct } from '../../../../shared/contract/lifecycle';
import { Button, type ButtonLook } from '../../../ui/Button';
import { lazyForm } from '../../../ui/lazyForm';
import { editMessages } from '../messages';
import { toActFormErrors } from './actFormErrors';
import type { ConfirmedAct } from './ActDialog';
import { actMessages, stateMessages } from './messages';
import styles from './state.module.css';
import { useAct, type ActState } from './useAct';

const ActDialog = lazyForm(() =>
  import(/* webpackChunkName: "act-dialog" */ './ActDialog').then((module) => module.ActDialog),
);

const ASKS_FIRST: Readonly<Partial<Record<LifecycleAct, ConfirmedAct>>> = {
  schedule: 'schedule',
  return: 'return',
  retract: 'retract',
  archive: 'archive',
  delete: 'delete',
};

/** Acts that cannot be done while a part is missing. */
const NEEDS_ALL: readonly LifecycleAct[] = ['publish', 'schedule'];

/** The order of the buttons; the first one of them that can be done is the main one. */
const ORDER: readonly LifecycleAct[] = [
  'publish',
  'submit',
  'schedule',
  'return',
  'unschedule',
  'unarchive',
  'reinstate',
  'archive',
  'retract',
  'delete',
];

const MAIN: readonly LifecycleAct[] = ['publish', 'submit', 'unarchive'];

const lookOf = (act: LifecycleAct, isFirst: boolean): ButtonLook => {
  if (act === 'delete') return 'danger';
  return isFirst && MAIN.includes(act) ? 'primary' : 'secondary';
};

/** Lists the acts that are offered now, in the order of their buttons. */
const listOfferedActs = ({ acts, missing }: ContentSource): readonly LifecycleAct[] =>
  ORDER.filter((act) => acts.includes(act) && (missing.length === 0 || !NEEDS_ALL.includes(act)));

/** Acts that the reader may do with the content, as buttons; some ask a question first. */
export function ActButtons({ source }: { readonly source: ContentSource }) {
  const { formatMessage } = useIntl();
  const acting = useAct(source);
  const [asked, setAsked] = useState<ConfirmedAct | null>(null);
  const offered = listOfferedActs(source);
  if (offered.length === 0) return null;

  const press = (act: LifecycleAct) => {
    const asking = ASKS_FIRST[act];
    acting.forget();
    if (asking) setAsked(asking);
    else void acting.run(act);
  };
  return (
    <>
      {offered.includes('publish') && (
        <p>
          <FormattedMessage {...editMessages.publishText} />
        </p>
      )}
      <div role="group" aria-label={formatMessage(stateMessages.acts)} className={styles['acts']}>
        {offered.map((act, index) => (
          <Button
            key={act}
            look={lookOf(act, index === 0)}
            isPending={acting.pending === act}
            onClick={() => press(act)}
          >
            <FormattedMessage {...actMessages[act]} />
          </Button>
        ))}
      </div>
      {!asked && <Failure source={source} acting={acting} />}
      {asked && (
        <ActDialog act={asked} source={source} acting={acting} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

interface FailureProps {
  readonly source: ContentSource;
  readonly acting: ActState;
}

function Failure({ source, acting: { error } }: FailureProps) {
  if (!error) return null;
  return <div role="alert">{toActFormErrors(error, source).failure}</div>;
}
