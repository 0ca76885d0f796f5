import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { ContentSource } from '../../../../shared/contract/editing';
import type { LifecycleAct } from '../../../../shared/contract/lifecycle';
import { Button } from '../../../ui/Button';
import { lazyForm } from '../../../ui/lazyForm';
import { Menu } from '../../../ui/overlays/Menu';
import { toActFormErrors } from './actFormErrors';
import type { ConfirmedAct } from './ActDialog';
import { actMessages, stateMessages } from './messages';
import styles from './state.module.css';
import { useAct, type ActState } from './useAct';

const ActDialog = lazyForm(() =>
  import(/* webpackChunkName: "act-dialog" */ './ActDialog').then((module) => module.ActDialog),
);

const ASKS_FIRST: Readonly<Partial<Record<LifecycleAct, ConfirmedAct>>> = {
  publish: 'publish',
  schedule: 'schedule',
  return: 'return',
  retract: 'retract',
  archive: 'archive',
  delete: 'delete',
};

/** Acts that cannot be done while a part is missing. */
const NEEDS_ALL: readonly LifecycleAct[] = ['publish', 'schedule'];

/** The order of the acts; the first one of them that can be done may be the main one. */
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

/** Acts that go on from where the content is; the others stand in a menu. */
const MAIN: readonly LifecycleAct[] = ['publish', 'submit', 'unarchive'];

/** Lists the acts that are offered now, in their order. */
const listOfferedActs = ({ acts, missing }: ContentSource): readonly LifecycleAct[] =>
  ORDER.filter((act) => acts.includes(act) && (missing.length === 0 || !NEEDS_ALL.includes(act)));

/** Acts that take what is typed with them. */
const SAVES_FIRST: readonly LifecycleAct[] = ['publish', 'submit', 'schedule'];

interface Props {
  readonly source: ContentSource;
  /**
   * Saves what is typed on this page; answers with the source as it is then, with nothing where it
   * could not be saved.
   */
  readonly save?: () => Promise<ContentSource | undefined>;
}

/** Acts that the reader may do: the next one as a button, the others in a menu. */
export function Acts({ source, save }: Props) {
  const { formatMessage } = useIntl();
  const acting = useAct(source);
  const [asked, setAsked] = useState<ConfirmedAct | null>(null);
  const [saving, setSaving] = useState<'idle' | 'pending' | 'failed'>('idle');
  const offered = listOfferedActs(source);
  const main =
    source.missing.length === 0 ? offered.slice(0, 1).find((act) => MAIN.includes(act)) : undefined;
  const others = offered.filter((act) => act !== main);

  const saveFirst = async () => {
    if (!save) return source;
    setSaving('pending');
    const saved = await save();
    setSaving(saved ? 'idle' : 'failed');
    return saved;
  };
  const press = async (act: LifecycleAct) => {
    const asking = ASKS_FIRST[act];
    acting.forget();
    const saved = SAVES_FIRST.includes(act) ? await saveFirst() : source;
    if (!saved) return;
    if (asking) setAsked(asking);
    else void acting.run(act, {}, saved.revision);
  };
  const labelOf = (act: LifecycleAct): MessageDescriptor =>
    act === 'publish' && save ? stateMessages.saveAndPublish : actMessages[act];
  return (
    <>
      <div role="group" aria-label={formatMessage(stateMessages.acts)} className={styles['acts']}>
        {main && (
          <Button
            isPending={acting.pending === main || saving === 'pending'}
            onClick={() => void press(main)}
          >
            <FormattedMessage {...labelOf(main)} />
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            groups={[
              others.map((act) => ({ label: actMessages[act], onAction: () => void press(act) })),
            ]}
          >
            <FormattedMessage {...stateMessages.more} />
          </Menu>
        )}
      </div>
      {saving === 'failed' && (
        <div role="alert" className={styles['failure']}>
          <FormattedMessage {...stateMessages.notSaved} />
        </div>
      )}
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
  return (
    <div role="alert" className={styles['failure']}>
      {toActFormErrors(error, source).failure}
    </div>
  );
}
