import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AdminPerson, Rights } from '../../../shared/contract/admin';
import { GRANTABLE_ROLES, type GrantableRole } from '../../../shared/permissions/roles';
import { FieldNotes } from '../../ui/forms/FieldNotes';
import { Form, type Faults, type Fields } from '../../ui/forms/Form';
import formStyles from '../../ui/forms/Form.module.css';
import { useField, useStartValue } from '../../ui/forms/formContext';
import { toFormErrors } from '../../ui/forms/formErrors';
import { roleMessages } from '../../parts/person/messages';
import { useChangeRightsMutation } from './adminApi';
import { adminMessages, faultMessages, rightHints, saidMessages } from './messages';
import { checkReason, ReasonField, readReason } from './ReasonField';
import { readScopedRoles, ScopedRoles } from './ScopedRoles';
import { TakeBackNotice } from './TakeBackNotice';
import styles from './RightsForm.module.css';

type RightName = GrantableRole | 'verified';
const RIGHTS: readonly RightName[] = [...GRANTABLE_ROLES, 'verified'];
const LABELS = { ...roleMessages, verified: adminMessages.verifiedRight };

/** Finds the login that gives the person this right; null when none does. */
function doorThatSays(right: RightName, { doors }: AdminPerson): string | null {
  const says = doors.find(({ roles, verified }) =>
    right === 'verified' ? verified : roles.includes(right),
  );
  return says?.issuer ?? null;
}

const isGiven = (right: RightName, { given }: AdminPerson): boolean =>
  right === 'verified' ? given.verified : given.roles.includes(right);

/**
 * Returns the rights that are marked; where a login decides, the right given here stays unchanged.
 */
function chosenRights(fields: Fields, person: AdminPerson): Rights {
  const has = (right: RightName) =>
    doorThatSays(right, person) === null ? right in fields : isGiven(right, person);
  const roles = [...GRANTABLE_ROLES.filter(has), ...readScopedRoles(fields, person)];
  return { roles, verified: has('verified') };
}

function isSame(one: Rights, other: Rights): boolean {
  const isIn = (these: Rights, those: Rights) =>
    these.roles.every((role) => those.roles.includes(role));
  return one.verified === other.verified && isIn(one, other) && isIn(other, one);
}

/** Change that was saved: the rights before it and after it. */
interface Done {
  readonly notice: 'saved' | 'takenBack';
  readonly before: Rights;
  readonly after: Rights;
}

/**
 * Tells whether the rights can be put back as they were: nobody has changed them since, as far as
 * this page knows. A verification that was taken away had facts that a right does not bring back.
 */
const canTakeBack = ({ notice, before, after }: Done, { given }: AdminPerson): boolean =>
  notice === 'saved' &&
  (after.verified || !before.verified) &&
  (isSame(given, after) || isSame(given, before));

/** Form with a person's rights. Only administrators see it, and not on their own page. */
export function RightsForm({ person }: { readonly person: AdminPerson }) {
  const { formatMessage } = useIntl();
  const [change, { isLoading, error }] = useChangeRightsMutation();
  const [done, setDone] = useState<Done | null>(null);
  const check = (fields: Fields): Faults => ({
    ...(isSame(chosenRights(fields, person), person.given) && {
      rights: faultMessages.nothingChanged,
    }),
    ...checkReason(fields),
  });
  const save = async (after: Rights, reason: string, notice: Done['notice']) => {
    const answer = await change({ id: person.id, ...after, reason });
    if (!answer.error) setDone({ notice, before: person.given, after });
    return !answer.error;
  };

  return (
    <>
      {done && (
        <TakeBackNotice
          key={JSON.stringify(done)}
          takesFocus
          isPending={isLoading}
          onTakeBack={
            canTakeBack(done, person)
              ? () =>
                  void save(done.before, formatMessage(adminMessages.takenBackReason), 'takenBack')
              : undefined
          }
        >
          <FormattedMessage {...adminMessages[done.notice]} />
        </TakeBackNotice>
      )}
      {/* Other rights make another form: nothing that was marked before is left. */}
      <Form
        key={JSON.stringify([person.given, person.doors])}
        check={check}
        onSubmit={(fields) => save(chosenRights(fields, person), readReason(fields), 'saved')}
        isPending={isLoading}
        label={adminMessages.save}
        draft={`rights:${person.id}`}
        warnsBeforeLeaving
        {...toFormErrors(error)}
      >
        <RightsFields person={person} />
        <ScopedRoles person={person} />
        <ReasonField />
      </Form>
    </>
  );
}

function RightsFields({ person }: { readonly person: AdminPerson }) {
  const field = useField('rights', adminMessages.rights);
  return (
    <fieldset id={field.id} className={styles['rights']} data-field="rights">
      <legend className="visually-hidden">
        <FormattedMessage {...adminMessages.rights} />
      </legend>
      {RIGHTS.map((right) => (
        <Right
          key={right}
          right={right}
          isMarked={isGiven(right, person)}
          door={doorThatSays(right, person)}
          faultId={field.fault && `${field.id}-fault`}
        />
      ))}
      <FieldNotes field={field} />
    </fieldset>
  );
}

interface RightProps {
  readonly right: RightName;
  readonly isMarked: boolean;
  readonly door: string | null;
  readonly faultId: string | null;
}

function Right({ right, isMarked, door, faultId }: RightProps) {
  const id = useId();
  const isFaulty = faultId !== null && door === null;
  const start = useStartValue(right, isMarked || door !== null ? 'on' : '');
  return (
    <div className={styles['right']}>
      <input
        type="checkbox"
        id={id}
        name={right}
        defaultChecked={start !== ''}
        disabled={door !== null}
        aria-describedby={isFaulty ? `${faultId} ${id}-hint` : `${id}-hint`}
        aria-invalid={isFaulty || undefined}
      />
      <div>
        <label htmlFor={id} className={styles['label']}>
          <FormattedMessage {...LABELS[right]} />
        </label>
        <p id={`${id}-hint`} className={formStyles['hint']}>
          <FormattedMessage {...rightHints[right]} />
          {door !== null && (
            <span className={styles['said']}>
              <FormattedMessage
                {...saidMessages.said}
                values={{ door: <bdi dir="ltr">{door}</bdi> }}
              />
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
