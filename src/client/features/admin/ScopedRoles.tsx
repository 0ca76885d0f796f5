import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import {
  SCOPED_ROLES,
  parseRoleScope,
  toScopedRole,
  type RoleScope,
  type ScopedRole,
} from '../../../shared/permissions/roles';
import { SECTIONS } from '../../../shared/sections';
import { getTermName, listOfferedTerms } from '../../../shared/vocabularies';
import type { AdminPerson } from '../../../shared/contract/admin';
import { useLocaleContext } from '../../intl/IntlRoot';
import { sectionMessages } from '../../intl/sharedMessages';
import { roleMessages } from '../../parts/person/messages';
import { useRoleName } from '../../parts/person/RoleNames';
import { Button } from '../../ui/Button';
import formStyles from '../../ui/forms/Form.module.css';
import { useStartValue } from '../../ui/forms/formContext';
import { splitFieldValues, type Fields } from '../../ui/forms/fields';
import { HiddenValue } from '../../ui/forms/HiddenValue';
import type { Option } from '../../ui/forms/option';
import selectStyles from '../../ui/forms/Select.module.css';
import { useFocusAfterRemoval } from '../../ui/forms/useFocusAfterRemoval';
import { joinClasses } from '../../ui/joinClasses';
import { toGroupNames, useGroups } from './groupNames';
import { removeScopedRole, saidMessages, scopeMessages } from './messages';
import styles from './RightsForm.module.css';

/** Field with the roles that are for a part of the portal; there only where they changed. */
const FIELD = 'scopes';

const listScoped = (roles: readonly string[]): readonly string[] =>
  roles.filter((role) => parseRoleScope(role) !== null);

/** Reads the roles for a part of the portal that are to be given. */
export const readScopedRoles = (fields: Fields, { given }: AdminPerson): readonly string[] =>
  fields[FIELD] === undefined ? listScoped(given.roles) : splitFieldValues(fields[FIELD]);

type Place = Omit<RoleScope, 'role'>;
const toPlace = ({ kind, value }: Place): string => `${kind}=${value}`;

interface Choice {
  readonly label: MessageDescriptor;
  readonly options: readonly Option[];
}

/** Provides what a role can be limited to, each kind under its name. */
function useChoices(groups: ReturnType<typeof useGroups>): readonly Choice[] {
  const { formatMessage } = useIntl();
  const { settings, locale } = useLocaleContext();
  const { districts } = settings;
  const choices = [
    {
      label: scopeMessages.sections,
      options: SECTIONS.map((section) => ({
        value: toPlace({ kind: 'section', value: section }),
        label: formatMessage(sectionMessages[section]),
      })),
    },
    {
      label: scopeMessages.districts,
      options: listOfferedTerms(districts).map(({ key }) => ({
        value: toPlace({ kind: 'district', value: key }),
        label: getTermName(districts, key, locale),
      })),
    },
    {
      label: scopeMessages.groups,
      options: groups.map(({ id, name }) => ({
        value: toPlace({ kind: 'group', value: id }),
        label: name.text,
      })),
    },
  ];
  return choices.filter(({ options }) => options.length > 0);
}

/** The roles of a person that are for a part of the portal, and a choice of more. */
export function ScopedRoles({ person }: { readonly person: AdminPerson }) {
  const { formatMessage } = useIntl();
  const given = listScoped(person.given.roles).join(' ');
  const [roles, setRoles] = useState(splitFieldValues(useStartValue(FIELD, given)));
  const groups = useGroups();
  const nameOf = useRoleName(toGroupNames(groups));
  const list = useFocusAfterRemoval<HTMLUListElement>(roles);
  const said = person.doors.flatMap((door) =>
    listScoped(door.roles).map((role) => ({ role, issuer: door.issuer })),
  );
  return (
    <fieldset className={styles['scopes']}>
      <legend className={styles['label']}>
        <FormattedMessage {...scopeMessages.title} />
      </legend>
      <p className={formStyles['hint']}>
        <FormattedMessage {...scopeMessages.hint} />
      </p>
      <HiddenValue name={FIELD} value={roles.join(' ')} isDisabled={roles.join(' ') === given} />
      <ul ref={list} tabIndex={-1} className={styles['scoped']}>
        {said.map(({ role, issuer }) => (
          <li key={`${role} ${issuer}`}>
            <bdi>{nameOf(role)}</bdi>
            <span className={joinClasses(styles['said'], formStyles['hint'])}>
              <FormattedMessage
                {...saidMessages.said}
                values={{ door: <bdi dir="ltr">{issuer}</bdi> }}
              />
            </span>
          </li>
        ))}
        {roles.map((role) => (
          <li key={role}>
            <bdi>{nameOf(role)}</bdi>
            <Button
              look="quiet"
              aria-label={formatMessage(removeScopedRole, { role: nameOf(role) })}
              onClick={() => setRoles(roles.filter((one) => one !== role))}
            >
              <FormattedMessage {...scopeMessages.remove} />
            </Button>
          </li>
        ))}
      </ul>
      <Picker
        choices={useChoices(groups)}
        onPicked={(role) => setRoles([...new Set([...roles, role])])}
      />
    </fieldset>
  );
}

interface PickerProps {
  readonly choices: readonly Choice[];
  readonly onPicked: (role: string) => void;
}

/** A choice of a role and a part. Neither has a name: the form sends what was picked alone. */
function Picker({ choices, onPicked }: PickerProps) {
  const { formatMessage } = useIntl();
  const role = useRef<HTMLSelectElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const id = useId();
  const pick = () => {
    const [kind, value] = place.current!.value.split('=') as [RoleScope['kind'], string];
    onPicked(toScopedRole({ role: role.current!.value as ScopedRole, kind, value }));
  };
  const selectClass = joinClasses(formStyles['input'], selectStyles['input']);
  return (
    <div className={styles['picker']}>
      <div className={formStyles['field']}>
        <label htmlFor={`${id}-role`} className={formStyles['label']}>
          <FormattedMessage {...scopeMessages.role} />
        </label>
        <div className={selectStyles['select']}>
          <select ref={role} id={`${id}-role`} className={selectClass}>
            {SCOPED_ROLES.map((name) => (
              <option key={name} value={name}>
                {formatMessage(roleMessages[name])}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={formStyles['field']}>
        <label htmlFor={`${id}-place`} className={formStyles['label']}>
          <FormattedMessage {...scopeMessages.place} />
        </label>
        <div className={selectStyles['select']}>
          <select ref={place} id={`${id}-place`} className={selectClass}>
            {choices.map(({ label, options }) => (
              <optgroup key={label.id} label={formatMessage(label)}>
                {options.map(({ value, label: text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      </div>
      <Button look="secondary" onClick={pick}>
        <FormattedMessage {...scopeMessages.add} />
      </Button>
    </div>
  );
}
