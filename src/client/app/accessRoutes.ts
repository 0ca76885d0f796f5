import { queryContent } from '../api/contentQueries';
import { createRoute, type ScreenRoute } from '../parts/routes/createRoute';

/** Pages about getting into an account: they share their fields, and one chunk. */
export const accessRoutes: readonly ScreenRoute[] = [
  createRoute('sign-in', { chunk: 'sign-in' }, () =>
    import(/* webpackChunkName: "sign-in" */ '../features/sign-in/SignInScreen').then(
      ({ SignInScreen }) => SignInScreen,
    ),
  ),
  createRoute(
    'register',
    {
      chunk: 'sign-in',
      // A quick person has accepted the terms as well.
      queries: ({ locale }) => [
        queryContent({ section: 'legal', slug: 'terms-and-conditions', locale }),
      ],
    },
    () =>
      import(/* webpackChunkName: "sign-in" */ '../features/register/RegisterScreen').then(
        ({ RegisterScreen }) => RegisterScreen,
      ),
  ),
  createRoute('confirm-email', { chunk: 'sign-in' }, () =>
    import(/* webpackChunkName: "sign-in" */ '../features/confirm-email/ConfirmEmailScreen').then(
      ({ ConfirmEmailScreen }) => ConfirmEmailScreen,
    ),
  ),
  createRoute('forgot-password', { chunk: 'sign-in' }, () =>
    import(
      /* webpackChunkName: "sign-in" */ '../features/forgot-password/ForgotPasswordScreen'
    ).then(({ ForgotPasswordScreen }) => ForgotPasswordScreen),
  ),
  createRoute('reset-password', { chunk: 'sign-in' }, () =>
    import(/* webpackChunkName: "sign-in" */ '../features/reset-password/ResetPasswordScreen').then(
      ({ ResetPasswordScreen }) => ResetPasswordScreen,
    ),
  ),
  createRoute('undo-password-change', { chunk: 'sign-in' }, () =>
    import(
      /* webpackChunkName: "sign-in" */ '../features/undo-password-change/UndoPasswordChangeScreen'
    ).then(({ UndoPasswordChangeScreen }) => UndoPasswordChangeScreen),
  ),
  createRoute('confirm-new-email', { chunk: 'sign-in' }, () =>
    import(/* webpackChunkName: "sign-in" */ '../features/email-change/ConfirmNewEmailScreen').then(
      ({ ConfirmNewEmailScreen }) => ConfirmNewEmailScreen,
    ),
  ),
  createRoute('undo-email-change', { chunk: 'sign-in' }, () =>
    import(/* webpackChunkName: "sign-in" */ '../features/email-change/UndoEmailChangeScreen').then(
      ({ UndoEmailChangeScreen }) => UndoEmailChangeScreen,
    ),
  ),
  createRoute('accept-invitation', { chunk: 'sign-in' }, () =>
    import(
      /* webpackChunkName: "sign-in" */ '../features/accept-invitation/AcceptInvitationScreen'
    ).then(({ AcceptInvitationScreen }) => AcceptInvitationScreen),
  ),
];
