import { FormattedMessage } from 'react-intl';
import { tapePlayerMessages as m } from './messages';
import type { EffectNode } from './moments';
import { Panel } from './Panel';
import styles from './TapePlayer.module.css';

/** The effects that the sagas wait for: each saga with those that it has begun. */
export function EffectTree({ nodes }: { readonly nodes: readonly EffectNode[] }) {
  return (
    <Panel title={m.waiting}>
      {nodes.length === 0 ? (
        <p>
          <FormattedMessage {...m.noEffects} />
        </p>
      ) : (
        // A list that is scrolled takes the focus, so that the keyboard can scroll it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles['list']} dir="ltr" tabIndex={0}>
          <Nodes nodes={nodes} />
        </div>
      )}
    </Panel>
  );
}

function Nodes({ nodes }: { readonly nodes: readonly EffectNode[] }) {
  return (
    <ul className={styles['tree']}>
      {nodes.map(({ name, isWaiting, children }) => (
        <li key={name}>
          {isWaiting ? <strong>{name}</strong> : name}
          {children.length > 0 && <Nodes nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
