import type { TeamMember } from '../../../../shared/contract/memberships';
import { TEAM_LIMITS } from '../../../../shared/teamRules';
import { useEntitleMemberMutation } from '../../../parts/teams/teamsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { Form, type Fields } from '../../../ui/forms/Form';
import { LanguageTabs } from '../../../ui/forms/LanguageTabs';
import { readLocalizedField, listTooLongFields } from '../../../ui/forms/localized';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { TextField } from '../../../ui/forms/TextField';
import { teamAdminMessages } from './messages';

const check = (fields: Fields) =>
  Object.fromEntries(
    listTooLongFields(fields, 'title', TEAM_LIMITS.title).map((name) => [
      name,
      faultMessages.tooLong,
    ]),
  );

interface Props {
  readonly slug: string;
  readonly member: TeamMember;
}

/** Form for what a member does in the team, in every language. */
export function TitleForm({ slug, member: { personId: person, title } }: Props) {
  const locale = useLocale();
  const [entitle, { isLoading, error }] = useEntitleMemberMutation();
  const send = async (fields: Fields) => {
    const answer = await entitle({ slug, person, title: readLocalizedField(fields, 'title') });
    return answer.error === undefined;
  };
  return (
    <Form
      check={check}
      onSubmit={send}
      isPending={isLoading}
      label={teamAdminMessages.titleSave}
      look="secondary"
      saved={teamAdminMessages.titleSaved}
      {...toFormErrors(error)}
    >
      <LanguageTabs label={teamAdminMessages.titleTabs} texts={{ title }} original={locale}>
        {(lang) => (
          <TextField
            name={`title.${lang}`}
            label={teamAdminMessages.titleTabs}
            lang={lang}
            autoComplete="off"
            defaultValue={title[lang] ?? ''}
            isOptional
          />
        )}
      </LanguageTabs>
    </Form>
  );
}
