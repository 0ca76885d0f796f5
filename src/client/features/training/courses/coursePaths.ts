import { shownCode } from '../../../../shared/registrationCode';

/** The page of one lesson. */
export const lessonPath = (slug: string, key: string): string => `/training/${slug}/lessons/${key}`;

/** The page that proves a certificate to everybody. */
export const certificatePath = (number: string): string =>
  `/training/certificates/${shownCode(number).toLowerCase()}`;
