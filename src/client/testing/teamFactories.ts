import type { MyMembership, MyTeams, TeamManagement } from '../../shared/contract/memberships';
import type { TeamStatistics } from '../../shared/contract/teamStatistics';
import { DEFAULT_TEAM_SWITCHES } from '../../shared/teamRules';

const [LEYLA, OMAR] = [
  '00000000-0000-4000-8000-0000000000a1',
  '00000000-0000-4000-8000-0000000000a2',
];

/** Creates the membership of a person who has nothing to do with a team. */
export const aMembership = ({
  may,
  ...more
}: Partial<Omit<MyMembership, 'may'>> & {
  may?: Partial<MyMembership['may']>;
} = {}): MyMembership => ({
  state: null,
  role: null,
  since: null,
  note: '',
  isLastLead: false,
  ...more,
  may: {
    join: true,
    leave: false,
    add: false,
    change: false,
    suspendTeam: false,
    lookInside: false,
    handOver: false,
    ...may,
  },
});

/**
 * Creates what those see who lead a team: a lead, a member, a request, an invitation and a link.
 */
export const aTeamDesk = (): TeamManagement => ({
  members: [
    {
      personId: OMAR,
      name: 'عمر',
      role: 'member',
      title: {},
      state: 'requested',
      since: '2026-04-28',
      note: 'I can come on Saturdays.',
    },
    {
      personId: LEYLA,
      name: 'Leyla',
      role: 'lead',
      title: {},
      state: 'active',
      since: '2024-02-01',
      note: '',
    },
    {
      personId: '00000000-0000-4000-8000-0000000000a3',
      name: 'Grace',
      role: 'member',
      title: { en: 'Watering' },
      state: 'suspended',
      since: '2025-02-01',
      note: '',
    },
  ],
  invitations: [
    {
      id: '00000000-0000-4000-8000-0000000000e1',
      email: 'a@one.example',
      link: null,
      by: 'Leyla',
      expiresAt: '2026-05-12T09:00:00Z',
      uses: 1,
      used: 0,
    },
    {
      id: '00000000-0000-4000-8000-0000000000e2',
      email: null,
      by: 'Leyla',
      link: 'https://meydan.example/en/invitation#token=x',
      expiresAt: '2026-05-12T09:00:00Z',
      uses: 20,
      used: 3,
    },
  ],
  switches: DEFAULT_TEAM_SWITCHES,
});

/**
 * Creates the statistics of a team with a poll that has closed and one that is open; of the last
 * month few members were active.
 */
export const someTeamStatistics = (): TeamStatistics => ({
  members: 12,
  active: [
    { days: 30, members: null },
    { days: 90, members: 9 },
  ],
  polls: {
    total: 4,
    open: 1,
    turnouts: [
      {
        slug: 'which-trees',
        title: { text: 'Which trees?', lang: 'en' },
        isOpen: false,
        closesAt: '2026-03-01T20:00:00Z',
        voters: 10,
        voted: 6,
      },
      {
        slug: 'new-name',
        title: { text: 'A new name', lang: 'en' },
        isOpen: true,
        closesAt: '2026-06-01T20:00:00Z',
        voters: 12,
        voted: null,
      },
    ],
  },
  dialogs: 2,
  posts: 3,
  comments: 41,
  statements: 8,
  months: [
    { month: '2026-03', contributions: 20 },
    { month: '2026-04', contributions: 29 },
  ],
});

const team = (slug: string, text: string) => ({ slug, title: { text, lang: 'en' } as const });

/** Creates one entry of each kind: teams, requests, invitations, and what waits. */
export const someTeams = (more: Partial<MyTeams> = {}): MyTeams => ({
  teams: [
    {
      team: team('trees', 'Trees'),
      state: 'active',
      standing: 'open',
      role: 'lead',
      since: '2024-02-01',
      memberCount: 3,
      isLastLead: true,
    },
    {
      team: team('coast', 'Coast'),
      state: 'active',
      standing: 'suspended',
      role: 'member',
      since: '2025-02-01',
      memberCount: 11,
      isLastLead: false,
    },
  ],
  requests: [{ team: team('access', 'Access'), since: '2026-04-20', note: 'I use a wheelchair.' }],
  invitations: [
    {
      id: '00000000-0000-4000-8000-0000000000e1',
      team: team('tenants', 'Tenants'),
      by: 'عمر',
      expiresAt: '2026-05-12T09:00:00Z',
    },
  ],
  waiting: [
    {
      team: team('trees', 'Trees'),
      personId: OMAR,
      name: 'عمر',
      since: '2026-04-28',
      note: 'I can come on Saturdays.',
    },
  ],
  ...more,
});
