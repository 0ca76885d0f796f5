import { createRoute, withMarkdown, type ScreenRoute } from '../../parts/routes/createRoute';

export const adminRoutes: readonly ScreenRoute[] = [
  createRoute('admin', { chunk: 'admin' }, () =>
    import(/* webpackChunkName: "admin" */ './WorkScreen').then(({ WorkScreen }) => WorkScreen),
  ),
  createRoute('admin.people', { chunk: 'admin-people' }, () =>
    import(/* webpackChunkName: "admin-people" */ './PeopleScreen').then(
      ({ PeopleScreen }) => PeopleScreen,
    ),
  ),
  createRoute('admin.person', { chunk: 'admin-people' }, () =>
    import(/* webpackChunkName: "admin-people" */ './PersonScreen').then(
      ({ PersonScreen }) => PersonScreen,
    ),
  ),
  createRoute('admin.invitations', { chunk: 'admin-people' }, () =>
    import(/* webpackChunkName: "admin-people" */ './invitations/InvitationsScreen').then(
      ({ InvitationsScreen }) => InvitationsScreen,
    ),
  ),
  createRoute('admin.audit', { chunk: 'admin' }, () =>
    import(/* webpackChunkName: "admin" */ './AuditScreen').then(({ AuditScreen }) => AuditScreen),
  ),
  createRoute('admin.contents', { chunk: 'admin' }, () =>
    import(/* webpackChunkName: "admin" */ './contents/EditorialQueueScreen').then(
      ({ EditorialQueueScreen }) => EditorialQueueScreen,
    ),
  ),
  createRoute(
    'admin.moderation',
    { chunk: 'admin' },
    withMarkdown(() =>
      import(/* webpackChunkName: "admin" */ './moderation/ModerationScreen').then(
        ({ ModerationScreen }) => ModerationScreen,
      ),
    ),
  ),
  createRoute('admin.jobs', { chunk: 'admin' }, () =>
    import(/* webpackChunkName: "admin" */ './jobs/JobsScreen').then(
      ({ JobsScreen }) => JobsScreen,
    ),
  ),
  createRoute('admin.settings', { chunk: 'admin-settings' }, () =>
    import(/* webpackChunkName: "admin-settings" */ './settings/SettingsScreen').then(
      ({ SettingsScreen }) => SettingsScreen,
    ),
  ),
  createRoute('admin.settings.districts', { chunk: 'admin-vocabulary' }, () =>
    import(
      /* webpackChunkName: "admin-vocabulary" */ './settings/vocabulary/VocabularyScreen'
    ).then(({ DistrictsScreen }) => DistrictsScreen),
  ),
  createRoute('admin.settings.topics', { chunk: 'admin-vocabulary' }, () =>
    import(
      /* webpackChunkName: "admin-vocabulary" */ './settings/vocabulary/VocabularyScreen'
    ).then(({ TopicsScreen }) => TopicsScreen),
  ),
  createRoute('admin.feedback', { chunk: 'admin' }, () =>
    import(/* webpackChunkName: "admin" */ './FeedbackListScreen').then(
      ({ FeedbackListScreen }) => FeedbackListScreen,
    ),
  ),
];
