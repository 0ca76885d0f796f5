import { FormattedList, useIntl } from 'react-intl';
import { parseRoleScope, type RoleScope } from '../../../shared/permissions/roles';
import type { Section } from '../../../shared/sections';
import { sectionMessages } from '../../intl/sharedMessages';
import { useTermName } from '../../intl/useTermName';
import { roleMessages, scopeMessages, scopedRole } from './messages';

type RoleName = keyof typeof roleMessages;
/** Names of teams and committees by their ids, as far as the reader knows them. */
export type GroupNames = ReadonlyMap<string, string>;

/** Provides the name of a role with what it is for; one without a name here as it is called. */
export function useRoleName(groups?: GroupNames): (role: string) => string {
  const { formatMessage } = useIntl();
  const districtName = useTermName('districts');
  const nameOf = (role: string) =>
    Object.hasOwn(roleMessages, role) ? formatMessage(roleMessages[role as RoleName]) : role;
  const placeNames: Readonly<Record<RoleScope['kind'], (value: string) => string>> = {
    section: (value) => formatMessage(sectionMessages[value as Section]),
    district: districtName,
    group: (value) => groups?.get(value) ?? formatMessage(scopeMessages.oneGroup),
  };
  return (text) => {
    const scope = parseRoleScope(text);
    if (!scope) return nameOf(text);
    const { role, kind, value } = scope;
    return formatMessage(scopedRole, { role: nameOf(role), place: placeNames[kind](value) });
  };
}

interface Props {
  readonly roles: readonly string[];
  readonly groups?: GroupNames;
}

/**
 * A person without special rights is a resident; a role without a name here is shown as it is
 * called.
 */
export function RoleNames({ roles, groups }: Props) {
  const nameOf = useRoleName(groups);
  return <FormattedList value={(roles.length > 0 ? roles : ['resident']).map(nameOf)} />;
}
