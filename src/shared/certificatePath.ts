import { shownCode } from './registrationCode';

/** The page that proves a certificate to everybody. */
export const certificatePath = (number: string): string =>
  `/training/certificates/${shownCode(number).toLowerCase()}`;
