import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { PostDetails } from '../../shared/contract/blogs';
import { CommitteeDetails } from '../../shared/contract/committees';
import { createDetailPageSchema } from '../../shared/contract/content';
import { DialogDetails } from '../../shared/contract/dialogs';
import { EventDetails } from '../../shared/contract/events';
import { FaqDetails } from '../../shared/contract/faqs';
import { GovernanceDetails } from '../../shared/contract/governance';
import { PollDetails } from '../../shared/contract/have-your-say';
import { LegalDetails } from '../../shared/contract/legal';
import { PublicationDetails } from '../../shared/contract/publications';
import { QuizDetails } from '../../shared/contract/quizzes';
import { TeamDetails } from '../../shared/contract/teams';
import { TrainingDetails } from '../../shared/contract/training';
import { CONTENT_SECTIONS, type ContentSection } from '../../shared/sections';
import { aDetailPage } from './sectionFactories';

const SCHEMAS: Readonly<Record<ContentSection, TSchema>> = {
  'have-your-say': PollDetails,
  dialogs: DialogDetails,
  blogs: PostDetails,
  publications: PublicationDetails,
  training: TrainingDetails,
  teams: TeamDetails,
  committees: CommitteeDetails,
  governance: GovernanceDetails,
  events: EventDetails,
  quizzes: QuizDetails,
  faqs: FaqDetails,
  legal: LegalDetails,
};

test.each(CONTENT_SECTIONS)('the made-up %s are what the API would send', (section) => {
  const schema = createDetailPageSchema(SCHEMAS[section]);
  const made = aDetailPage(section, 'ar');
  expect([...Errors(schema, made)]).toEqual([]);
  expect(Check(schema, made)).toBe(true);
});
