import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import type { AlikeAccounts } from '../../../../../shared/contract/opinions';
import { UserText } from '../../../../ui/UserText';
import { GroupName } from '../GroupName';
import { opinionMessages } from '../messages';
import { alikeMessages, methodMessages } from './messages';
import styles from './Method.module.css';

type Effect = NonNullable<AlikeAccounts['effect']>;

interface SizesProps {
  readonly title: MessageDescriptor;
  readonly sizes: Effect['all'];
}

function Sizes({ title, sizes }: SizesProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p className={styles['text']}>
        <FormattedMessage {...title} />
      </p>
      <ul className={styles['row']}>
        {sizes.map(({ name, people }) => (
          <li key={name}>
            <FormattedMessage
              {...methodMessages.ofGroup}
              values={{
                group: <GroupName name={name} />,
                share: formatMessage(opinionMessages.people, { count: people }),
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SaidProps {
  readonly title: MessageDescriptor;
  readonly statements: Effect['leave'];
}

function Said({ title, statements }: SaidProps) {
  if (statements.length === 0) return null;
  return (
    <>
      <p className={styles['text']}>
        <FormattedMessage {...title} />
      </p>
      <ul className={styles['points']}>
        {statements.map(({ id, text }) => (
          <li key={id}>
            <UserText text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The groups with all accounts and without copies, and what that changes in what they share. */
export function AlikeEffect({ effect }: { readonly effect: Effect }) {
  const { all, single, leave, come } = effect;
  return (
    <>
      <Sizes title={alikeMessages.all} sizes={all} />
      <Sizes title={alikeMessages.single} sizes={single} />
      <Said title={alikeMessages.leave} statements={leave} />
      <Said title={alikeMessages.come} statements={come} />
      {leave.length + come.length === 0 && (
        <p className={styles['text']}>
          <FormattedMessage {...alikeMessages.same} />
        </p>
      )}
    </>
  );
}
