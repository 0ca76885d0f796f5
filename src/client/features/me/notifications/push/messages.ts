import { defineMessages } from 'react-intl';

export const pushMessages = defineMessages({
  title: {
    id: 'notifications.push.title',
    defaultMessage: 'On this device',
    description: 'Heading of the part about notifications while the portal is closed',
  },
  unsupported: {
    id: 'notifications.push.unsupported',
    defaultMessage:
      'This browser cannot show notifications while {portal} is closed. Private windows never can; on an iPhone or iPad, add this portal to the home screen first.',
    description: 'State of this device',
  },
  blocked: {
    id: 'notifications.push.blocked',
    defaultMessage:
      'This browser blocks notifications from {portal}. Allow them in its settings for this site, then load this page again.',
    description: 'State of this device',
  },
  off: {
    id: 'notifications.push.off',
    defaultMessage: 'Here you are told of something only while {portal} is open.',
    description: 'State of this device',
  },
  on: {
    id: 'notifications.push.on',
    defaultMessage:
      'This device tells you even while {portal} is closed. Choose below what about. It ends when you sign out here.',
    description: 'State of this device',
  },
  turnOn: {
    id: 'notifications.push.turnOn',
    defaultMessage: 'Turn on',
    description: 'Button: get notifications on this device',
  },
  turnOff: {
    id: 'notifications.push.turnOff',
    defaultMessage: 'Turn off',
    description: 'Button: no notifications on this device any more',
  },
  test: {
    id: 'notifications.push.test',
    defaultMessage: 'Send a test',
    description: 'Button: sends a notification to this device',
  },
  testSent: {
    id: 'notifications.push.testSent',
    defaultMessage: 'The test is on its way.',
    description: 'After the button “Send a test”',
  },
  testFailed: {
    id: 'notifications.push.testFailed',
    defaultMessage: 'The test could not be sent. Turn notifications off and on again.',
    description: 'After the button “Send a test”',
  },
  refused: {
    id: 'notifications.push.refused',
    defaultMessage: 'The browser did not allow it.',
    description: 'After the button “Turn on”',
  },
  unknownService: {
    id: 'notifications.push.unknownService',
    defaultMessage:
      'Your browser uses a notification service that this portal does not send to. Those who run the portal can allow it.',
    description: 'After the button “Turn on”',
  },
  failed: {
    id: 'notifications.push.failed',
    defaultMessage: 'That did not work. Please try again.',
    description: 'After a button of this part',
  },
  push: {
    id: 'notifications.push.push',
    defaultMessage: 'On my devices',
    description: 'Switch for one kind of notification',
  },
  noDevice: {
    id: 'notifications.push.noDevice',
    defaultMessage: 'To choose what your devices tell you, turn it on for one of them first.',
    description: 'Why the switches “On my devices” cannot be used',
  },
});
