import type { TeamSwitches } from '../../../../shared/contract/teams';
import { NO_SWITCHES, TEAM_SWITCHES } from '../../../../shared/teamRules';
import { useSetTeamSwitchesMutation } from '../../../parts/teams/teamsApi';
import { Form, type Fields } from '../../../ui/forms/Form';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { Switch } from '../../../ui/forms/Switch';
import { Part } from '../../../ui/Part';
import { teamAdminMessages, switchMessages } from './messages';

interface Props {
  readonly slug: string;
  readonly switches: TeamSwitches;
}

const switchesIn = (fields: Fields): TeamSwitches => ({
  ...NO_SWITCHES,
  ...Object.fromEntries(TEAM_SWITCHES.map((name) => [name, fields[name] === 'on'])),
});

/** Switches for what the team lets its members do. */
export function Switches({ slug, switches }: Props) {
  const [set, { isLoading, error }] = useSetTeamSwitchesMutation();
  const send = async (fields: Fields) =>
    (await set({ slug, switches: switchesIn(fields) })).error === undefined;
  return (
    <Part title={teamAdminMessages.switches}>
      <Form
        check={() => ({})}
        onSubmit={send}
        isPending={isLoading}
        label={teamAdminMessages.save}
        saved={teamAdminMessages.saved}
        {...toFormErrors(error)}
      >
        {TEAM_SWITCHES.map((name) => (
          <Switch key={name} name={name} label={switchMessages[name]} isOn={switches[name]} />
        ))}
      </Form>
    </Part>
  );
}
