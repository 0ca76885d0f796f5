import { createRoute, withMarkdown, type ScreenRoute } from '../../parts/routes/createRoute';

/** Sections of which one screen shows all that is the reader's own. */
const PLAIN_SECTIONS = ['publications', 'blogs'] as const;

export const accountRoutes: readonly ScreenRoute[] = [
  createRoute('me', { chunk: 'me' }, () =>
    import(/* webpackChunkName: "me" */ './AccountScreen').then(
      ({ AccountScreen }) => AccountScreen,
    ),
  ),
  createRoute('me.teams', { chunk: 'me' }, () =>
    import(/* webpackChunkName: "me" */ './teams/MyTeamsScreen').then(
      ({ MyTeamsScreen }) => MyTeamsScreen,
    ),
  ),
  createRoute('me.committees', { chunk: 'me' }, () =>
    import(/* webpackChunkName: "me" */ './committees/MySeatsScreen').then(
      ({ MySeatsScreen }) => MySeatsScreen,
    ),
  ),
  createRoute('me.have-your-say', { chunk: 'me' }, () =>
    import(/* webpackChunkName: "me" */ './MyPollsScreen').then(
      ({ MyPollsScreen }) => MyPollsScreen,
    ),
  ),
  createRoute('me.notifications', { chunk: 'me' }, () =>
    import(/* webpackChunkName: "me" */ './notifications/NotificationsScreen').then(
      ({ NotificationsScreen }) => NotificationsScreen,
    ),
  ),
  ...PLAIN_SECTIONS.map((section) =>
    createRoute(`me.${section}`, { chunk: 'me' }, () =>
      import(/* webpackChunkName: "me" */ './MyContentsScreen').then(
        ({ MyContentsScreen }) => MyContentsScreen,
      ),
    ),
  ),
  createRoute(
    'me.dialogs',
    { chunk: 'me' },
    withMarkdown(() =>
      import(/* webpackChunkName: "me" */ './dialogs/MyDialogsScreen').then(
        ({ MyDialogsScreen }) => MyDialogsScreen,
      ),
    ),
  ),
  createRoute('me.events', { chunk: 'me' }, () =>
    import(/* webpackChunkName: "me" */ './events/MyEventsScreen').then(
      ({ MyEventsScreen }) => MyEventsScreen,
    ),
  ),
  createRoute('me.security', { chunk: 'security' }, () =>
    import(/* webpackChunkName: "security" */ './SecurityScreen').then(
      ({ SecurityScreen }) => SecurityScreen,
    ),
  ),
  createRoute('profile', { chunk: 'me' }, () =>
    import(/* webpackChunkName: "me" */ './ProfileScreen').then(
      ({ ProfileScreen }) => ProfileScreen,
    ),
  ),
  createRoute('profile.edit', { chunk: 'profile-edit' }, () =>
    import(/* webpackChunkName: "profile-edit" */ './ProfileEditScreen').then(
      ({ ProfileEditScreen }) => ProfileEditScreen,
    ),
  ),
  createRoute('me.settings', { chunk: 'profile-edit' }, () =>
    import(/* webpackChunkName: "profile-edit" */ './SettingsScreen').then(
      ({ SettingsScreen }) => SettingsScreen,
    ),
  ),
  createRoute('me.data', { chunk: 'profile-edit' }, () =>
    import(/* webpackChunkName: "profile-edit" */ './DataScreen').then(
      ({ DataScreen }) => DataScreen,
    ),
  ),
];
