import { FormattedMessage } from 'react-intl';
import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './Bodies.module.css';
import { createBodyTree, type BodyNode } from './bodyTree';
import { decisionCount, governanceMessages, memberCount } from './messages';
import { GovernancePartCard } from './GovernancePartCard';
import type { GovernanceEntry } from './useEntriesOfKind';

/** Bodies by their parent: lists within lists. */
export function Bodies({ isAlone }: { readonly isAlone: boolean }) {
  return (
    <GovernancePartCard kind="body" title={governanceMessages.bodies} isAlone={isAlone}>
      {(bodies) => <Branch nodes={createBodyTree(bodies)} className={styles['tree']} />}
    </GovernancePartCard>
  );
}

interface BranchProps {
  readonly nodes: readonly BodyNode[];
  readonly className?: string | undefined;
}

/** Bodies with what belongs to them. */
export function Branch({ nodes, className = styles['branch'] }: BranchProps) {
  return (
    <ul className={className}>
      {nodes.map(({ body, children }) => (
        <li key={body.id}>
          <div className={styles['body']}>
            <p className={styles['name']}>
              <Link to={`/governance/${body.slug}`}>
                <UserText text={body.title} note />
              </Link>
            </p>
            <p className={styles['summary']}>
              <UserText text={body.summary} />
            </p>
            <Figures body={body} />
          </div>
          {children.length > 0 && <Branch nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

/** Returns the address of a body's decisions in the register. */
export const getRegisterPath = (slug: string): string => `/governance?kind=decision&body=${slug}`;

function Figures({ body: { slug, details } }: { readonly body: GovernanceEntry }) {
  const { figures, body } = details;
  if (!figures || (figures.members === null && figures.decisions === 0)) return null;
  return (
    <ul className={styles['figures']}>
      {body?.committee && figures.members !== null && (
        <li>
          <Link to={`/committees/${body.committee}`}>
            <FormattedMessage {...memberCount} values={{ count: figures.members }} />
          </Link>
        </li>
      )}
      {figures.decisions > 0 && (
        <li>
          <Link to={getRegisterPath(slug)}>
            <FormattedMessage {...decisionCount} values={{ count: figures.decisions }} />
          </Link>
        </li>
      )}
    </ul>
  );
}
