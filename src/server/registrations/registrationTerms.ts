import type { Static } from 'typebox';
import type { createEventDetailsSchema } from '../../shared/contract/events';
import { NO_REGISTRATION, type RegistrationRule } from '../../shared/contract/registrationRule';
import type { Localized } from '../../shared/contract/text';
import type { createTrainingDetailsSchema } from '../../shared/contract/training';
import type { RegisteredSection } from '../../shared/sections';

type StoredEvent = Static<ReturnType<typeof createEventDetailsSchema<typeof Localized>>>;
type StoredTraining = Static<ReturnType<typeof createTrainingDetailsSchema<typeof Localized>>>;

/** Facts in stored details for those who want to come, whatever the section. */
export interface RegistrationTerms {
  readonly registration: RegistrationRule;
  /** People and their guests; null: as many as come. */
  readonly capacity: number | null;
  readonly isCancelled: boolean;
  /** There is a report on how it was. */
  readonly hasReport: boolean;
  /** Place and ways to get in: people who planned to come have to know when they change. */
  readonly where: readonly unknown[];
}

const eventSays = (event: StoredEvent): RegistrationTerms => ({
  registration: event.registration ?? NO_REGISTRATION,
  capacity: event.capacity,
  isCancelled: event.cancellation !== null,
  hasReport: event.minutes !== null,
  where: [event.location, event.address, event.onlineUrl],
});

/**
 * Reads what a training says; a course, and a training without a date and place yet, take no
 * registrations.
 */
const trainingSays = ({ training }: StoredTraining): RegistrationTerms => ({
  registration: training?.registration ?? NO_REGISTRATION,
  capacity: training?.capacity || null,
  isCancelled: (training?.cancellation ?? null) !== null,
  hasReport: false,
  where: training ? [training.format, training.location, training.onlineUrl ?? null] : [],
});

const SAYINGS: Readonly<Record<RegisteredSection, (details: unknown) => RegistrationTerms>> = {
  events: (details) => eventSays(details as StoredEvent),
  training: (details) => trainingSays(details as StoredTraining),
};

/** Reads what the stored details of an event or a training say to those who want to come. */
export const toRegistrationTerms = (
  section: RegisteredSection,
  details: unknown,
): RegistrationTerms => SAYINGS[section](details);
