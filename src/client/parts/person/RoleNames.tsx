import { FormattedList, useIntl } from 'react-intl';
import { roleMessages } from './messages';

type RoleName = keyof typeof roleMessages;

/**
 * A person without special rights is a resident; a role without a name here is shown as it is
 * called.
 */
export function RoleNames({ roles }: { readonly roles: readonly string[] }) {
  const { formatMessage } = useIntl();
  const names = roles.length > 0 ? roles : ['resident'];
  const nameOf = (role: string) =>
    Object.hasOwn(roleMessages, role) ? formatMessage(roleMessages[role as RoleName]) : role;
  return <FormattedList value={names.map(nameOf)} />;
}
