import { skipToken } from '@reduxjs/toolkit/query';
import type { Author } from '../../../shared/contract/editing';
import { parseRoleScope } from '../../../shared/permissions/roles';
import { useGetAuthorsQuery } from '../../api/editingApi';
import { useLocale } from '../../intl/IntlRoot';
import { RoleNames, type GroupNames } from '../../parts/person/RoleNames';

const NO_AUTHORS: readonly Author[] = [];

/** Lists the teams and committees: the staff may begin dialogues in the name of each of them. */
export function useGroups(isAsked = true): readonly Author[] {
  const locale = useLocale();
  const { currentData } = useGetAuthorsQuery(isAsked ? { section: 'dialogs', locale } : skipToken);
  const authors = currentData?.items ?? NO_AUTHORS;
  return authors.filter(({ kind }) => kind === 'team' || kind === 'committee');
}

export const toGroupNames = (groups: readonly Author[]): GroupNames =>
  new Map(groups.map(({ id, name }) => [id, name.text]));

/** Names roles; asks what groups are called only where one of the roles is for a group. */
export function StaffRoleNames({ roles }: { readonly roles: readonly string[] }) {
  const isAsked = roles.some((role) => parseRoleScope(role)?.kind === 'group');
  return <RoleNames roles={roles} groups={toGroupNames(useGroups(isAsked))} />;
}
