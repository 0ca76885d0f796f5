import { Link } from '../../ui/Link';
import { UserText } from '../../ui/UserText';
import styles from './Bodies.module.css';
import { bodyTree, type BodyNode } from './bodyTree';
import { governanceMessages } from './messages';
import { Part } from './Part';

/** Who belongs to whom: lists within lists. */
export function Bodies() {
  return (
    <Part kind="body" title={governanceMessages.bodies}>
      {(bodies) => <Branch nodes={bodyTree(bodies)} className={styles['tree']} />}
    </Part>
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
      {nodes.map(({ body: { id, slug, title, summary }, children }) => (
        <li key={id}>
          <div className={styles['body']}>
            <p className={styles['name']}>
              <Link to={`/governance/${slug}`}>
                <UserText text={title} note />
              </Link>
            </p>
            <p className={styles['summary']}>
              <UserText text={summary} />
            </p>
          </div>
          {children.length > 0 && <Branch nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
