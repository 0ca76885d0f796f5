import type { MailTexts } from '../texts';

export const en: MailTexts = {
  greeting: 'Hello {name},',
  greetingWithoutName: 'Hello,',
  bareLink: 'If the button does not work, copy this address into your browser:',
  mails: {
    confirmEmail: {
      subject: 'Confirm your e-mail address',
      body: [
        'Welcome to {portal}. One step is left: please confirm that this e-mail address is yours.',
        'The link is valid for 24 hours and works once.',
      ],
      button: 'Confirm e-mail address',
      notYou:
        'If that was not you, there is nothing to do. Without this confirmation nobody can sign in to the account.',
      why: 'You receive this mail because an account on {portal} was opened with this address.',
    },
    alreadyRegistered: {
      subject: 'You already have an account',
      body: [
        'Somebody, most likely you, has just tried to open an account on {portal} with this address. There is one with it already, so no new one was opened.',
        'You can sign in right away.',
      ],
      button: 'Sign in',
      other: 'Forgotten your password? You can choose a new one here:',
      notYou: 'If that was not you, there is nothing to do. Nothing has changed in your account.',
      why: 'You receive this mail because this address was entered in the registration form.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      body: [
        'Somebody, most likely you, has asked for a new password for your account on {portal}. You can choose it here.',
        'The link is valid for 6 hours and works once. If you asked several times, only the newest link works.',
        'Once you have chosen it, all your other sessions end.',
      ],
      button: 'Choose a new password',
      notYou: 'If that was not you, there is nothing to do. Your password stays as it is.',
      why: 'You receive this mail because a new password was asked for with this address.',
    },
    resetPasswordDoorOnly: {
      subject: 'How to sign in to {portal}',
      body: [
        'A new password was asked for your account on {portal}. This account has no password: it is opened with the city’s sign-in service.',
        'So there is none to choose. On the sign-in page, use the city’s service.',
      ],
      button: 'Sign in',
      notYou: 'If that was not you, there is nothing to do. Nothing has changed in your account.',
      why: 'You receive this mail because a new password was asked for with this address.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      body: [
        'The password of your account on {portal} has just been changed. If that was you, all is well and you can delete this mail.',
        'If it was not you, undo the change within 24 hours: your former password works again and every session ends.',
      ],
      button: 'Undo the change',
      notYou:
        'After undoing it, please choose a new password as soon as you can: somebody may know the former one.',
      why: 'You receive this mail because every change of your password is reported to your address.',
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      body: [
        'Your account on {portal} has just been deleted: your profile, your address, your memberships and all your sessions are gone.',
        'The votes you have cast still count, without anything that says whose they are. What you wrote stays readable, without your name.',
        'You are welcome back at any time, with a new account. While a poll is open in which you have voted, your vote there counts and cannot be cast a second time.',
      ],
      button: 'Go to {portal}',
      notYou:
        'If that was not you, somebody else had access to your account. It cannot be brought back. Please secure your e-mail account and the service that you sign in with.',
      why: 'You receive this mail because the deletion of an account is reported to its address.',
    },
    doorLinked: {
      subject: 'A way to sign in was added',
      body: [
        'From now on your account on {portal} can also be opened with the city’s sign-in service.',
      ],
      button: 'Look at the security page',
      notYou:
        'If that was not you, somebody else has access to your account. Remove this way to sign in there, end all sessions and change your password.',
      why: 'You receive this mail because every change of the ways to sign in is reported to your address.',
    },
    doorUnlinked: {
      subject: 'A way to sign in was removed',
      body: [
        'Your account on {portal} can no longer be opened with the city’s sign-in service. Your sessions go on.',
      ],
      button: 'Look at the security page',
      notYou:
        'If that was not you, somebody else has access to your account. End all sessions there, change your password and link the service again.',
      why: 'You receive this mail because every change of the ways to sign in is reported to your address.',
    },
    teamInvitation: {
      subject: 'You are invited to a team',
      body: [
        'A member of a team on {portal}, the city’s portal for taking part, would like you to join them. This is the team:',
        'The link is valid for 14 days and works once. If you have no account yet, you can open one on the way.',
      ],
      button: 'Look at the invitation',
      notYou:
        'If you do not want to join, there is nothing to do: without your yes you become a member of nothing.',
      why: 'You receive this mail because a member of the team entered this address.',
    },
    feedbackAnswer: {
      subject: 'An answer to your message',
      body: [
        'You wrote to those who run {portal}. Here is their answer, below the number of your message.',
      ],
      button: 'Write again',
      notYou:
        'If that was not you, somebody gave your address by mistake, and there is nothing to do. We keep the message and your address for 12 months at most.',
      why: 'You receive this mail because this address was left for the answer to a message on {portal}.',
    },
    dailyNews: {
      subject: 'Your news of the day',
      body: ['This is what has happened in what you follow and take part in:'],
      last: 'We have not seen you for a while, so this is the last of these mails. They go on as soon as you are back on {portal}.',
      button: 'See all notifications',
      other: 'Not every day, or not at all? You can stop these mails here:',
      notYou: 'What you have read on {portal} already is not listed.',
      why: 'You receive this mail because your settings on {portal} ask for news once a day.',
    },
    weeklyNews: {
      subject: 'Your news of the week',
      body: ['This is what has happened this week in what you follow and take part in:'],
      last: 'We have not seen you for a while, so this is the last of these weekly mails. They go on as soon as you are back on {portal}.',
      button: 'See all your notifications',
      other: 'Would you rather not get these mails? You can stop them here:',
      notYou: 'What you have read on {portal} already is left out.',
      why: 'You receive this mail because your settings on {portal} ask for news once a week.',
    },
    newsAtOnce: {
      subject: 'News for you',
      body: ['Something has happened that concerns you:'],
      last: 'We have not seen you for a while, so no further mails like this one come. They go on as soon as you are back on {portal}.',
      button: 'Open your notifications',
      other: 'You do not want to be told at once? You can stop these mails here:',
      notYou: 'What you read on {portal} soon after it happened is not mailed.',
      why: 'You receive this mail because your settings on {portal} ask to be told of this at once.',
    },
    testMail: {
      subject: 'Test mail',
      body: [
        'This mail shows that mail of {portal} arrives. Enter this number where the portal is set up:',
      ],
      button: 'Back to the setup',
      notYou: 'If you have not asked for this mail, there is nothing to do.',
      why: 'You receive this mail because an administrator of {portal} with this address asked for it.',
    },
  },
};
