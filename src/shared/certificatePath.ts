import { formatCode } from './registrationCode';

/** Returns the path of the page that proves a certificate to everybody. */
export const toCertificatePath = (number: string): string =>
  `/training/certificates/${formatCode(number).toLowerCase()}`;
