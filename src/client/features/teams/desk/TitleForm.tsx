import type { TeamMember } from '../../../../shared/contract/memberships';
import { TEAM_LIMITS } from '../../../../shared/teamRules';
import { useEntitleMemberMutation } from '../../../api/teamsApi';
import { useLocale } from '../../../intl/IntlRoot';
import { Form, type Fields } from '../../../ui/lazy/forms/Form';
import { LanguageTabs } from '../../../ui/lazy/forms/LanguageTabs';
import { localizedOf, tooLongIn } from '../../../ui/lazy/forms/localized';
import { faultMessages } from '../../../ui/lazy/forms/messages';
import { problemOf } from '../../../ui/lazy/forms/problemOf';
import { TextField } from '../../../ui/lazy/forms/TextField';
import { deskMessages } from './messages';

const check = (fields: Fields) =>
  Object.fromEntries(
    tooLongIn(fields, 'title', TEAM_LIMITS.title).map((name) => [name, faultMessages.tooLong]),
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
    const answer = await entitle({ slug, person, title: localizedOf(fields, 'title') });
    return answer.error === undefined;
  };
  return (
    <Form
      check={check}
      onSubmit={send}
      isPending={isLoading}
      label={deskMessages.titleSave}
      look="secondary"
      saved={deskMessages.titleSaved}
      {...problemOf(error)}
    >
      <LanguageTabs label={deskMessages.titleTabs} texts={{ title }} original={locale}>
        {(lang) => (
          <TextField
            name={`title.${lang}`}
            label={deskMessages.titleTabs}
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
