import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Trust } from '../../../../../shared/contract/have-your-say';
import { Facts } from '../../../../ui/Fact';
import { FoldedPart } from '../../../../ui/Part';
import { TimeText } from '../../../../ui/TimeText';
import { chainMessages } from './messages';
import styles from '../trust/Trust.module.css';

const Head = ({ value }: { readonly value: string }) => (
  <code className={styles['head']} dir="ltr">
    {value}
  </code>
);

interface Props {
  readonly trust: Trust;
}

/** The heads of the chain of receipts, its length, and when it was closed. */
export function Chain({ trust: { firstHead, head, links, sealedAt } }: Props) {
  return (
    <Facts
      rows={[
        [
          <FormattedMessage key="first" {...chainMessages.firstHead} />,
          <Head key="v" value={firstHead} />,
        ],
        [<FormattedMessage key="head" {...chainMessages.head} />, head && <Head value={head} />],
        [
          <FormattedMessage key="links" {...chainMessages.links} />,
          links !== null && <FormattedNumber value={links} />,
        ],
        [
          <FormattedMessage key="sealed" {...chainMessages.sealedAt} />,
          sealedAt && <TimeText value={sealedAt} />,
        ],
      ]}
    />
  );
}

/** The chain where no result is shown: its heads are there to be noted while voting goes on. */
export function ChainPart({ trust }: Props) {
  return (
    <FoldedPart title={chainMessages.title}>
      <div className={styles['trust']}>
        <p>
          <FormattedMessage {...(trust.head ? chainMessages.open : chainMessages.secret)} />
        </p>
        <Chain trust={trust} />
      </div>
    </FoldedPart>
  );
}
