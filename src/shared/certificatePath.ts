import { shownCode } from './registrationCode';

/** Returns the path of the page that proves a certificate to everybody. */
export const certificatePath = (number: string): string =>
  `/training/certificates/${shownCode(number).toLowerCase()}`;
