import { defineMessages } from 'react-intl';

/* The host proposes these topics to a city that has none: the end of an id is the topic's key. */

export const proposedTopicMessages = defineMessages({
  budget: {
    id: 'host.topic.budget',
    defaultMessage: 'Budget and taxes',
    description: 'Name of a topic that is proposed to a new city',
  },
  culture: {
    id: 'host.topic.culture',
    defaultMessage: 'Culture and sport',
    description: 'Name of a topic that is proposed to a new city',
  },
  economy: {
    id: 'host.topic.economy',
    defaultMessage: 'Work and economy',
    description: 'Name of a topic that is proposed to a new city',
  },
  education: {
    id: 'host.topic.education',
    defaultMessage: 'Education',
    description: 'Name of a topic that is proposed to a new city',
  },
  environment: {
    id: 'host.topic.environment',
    defaultMessage: 'Environment and climate',
    description: 'Name of a topic that is proposed to a new city',
  },
  health: {
    id: 'host.topic.health',
    defaultMessage: 'Health and care',
    description: 'Name of a topic that is proposed to a new city',
  },
  housing: {
    id: 'host.topic.housing',
    defaultMessage: 'Housing and building',
    description: 'Name of a topic that is proposed to a new city',
  },
  mobility: {
    id: 'host.topic.mobility',
    defaultMessage: 'Mobility',
    description: 'Name of a topic that is proposed to a new city',
  },
  'public-space': {
    id: 'host.topic.public-space',
    defaultMessage: 'Streets, squares and parks',
    description: 'Name of a topic that is proposed to a new city',
  },
  youth: {
    id: 'host.topic.youth',
    defaultMessage: 'Youth and families',
    description: 'Name of a topic that is proposed to a new city',
  },
});
