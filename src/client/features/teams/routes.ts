import { createRoute, type ScreenRoute } from '../../parts/routes/createRoute';

export const teamRoutes: readonly ScreenRoute[] = [
  createRoute('teams.list', { chunk: 'teams' }, () =>
    import(/* webpackChunkName: "teams" */ './TeamsScreen').then(({ TeamsScreen }) => TeamsScreen),
  ),
  createRoute('teams.detail', { chunk: 'teams' }, () =>
    import(/* webpackChunkName: "teams" */ './TeamScreen').then(({ TeamScreen }) => TeamScreen),
  ),
  createRoute('invitation', { chunk: 'teams' }, () =>
    import(/* webpackChunkName: "teams" */ './InvitationScreen').then(
      ({ InvitationScreen }) => InvitationScreen,
    ),
  ),
];
