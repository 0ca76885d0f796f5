import type { SerializedError } from '@reduxjs/toolkit';
import {
  PROFILE_LIMITS,
  type Profile,
  type ProfileChange,
} from '../../../../shared/contract/profile';
import { isProblem, type Problem } from '../../../api/problem';
import { countLetters } from '../../../ui/forms/countLetters';
import type { Faults, Fields } from '../../../ui/forms/Form';
import { faultMessages } from '../../../ui/forms/messages';
import { toFormErrors } from '../../../ui/forms/formErrors';
import { profileFaultMessages } from './messages';

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const OF_THE_WEB = ['http:', 'https:'];

/**
 * Returns a website as it is kept: complete, with https where no scheme was typed. Null for what is
 * no address of the web.
 */
function parseWebAddress(typed: string): string | null {
  const text = typed.trim();
  const complete = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(complete)) return null;
  const { protocol, hostname, username, href } = new URL(complete);
  const isWebsite = OF_THE_WEB.includes(protocol) && /[^.]\.[^.]/.test(hostname) && username === '';
  return isWebsite && href.length <= PROFILE_LIMITS.websiteLetters ? href : null;
}

/** Returns the fields of the form as they are saved. */
export const toProfileTexts = ({ name, about, website }: Profile) => ({
  name,
  about,
  website: website ?? '',
});

/** Finds the faults that can be seen before anything is sent. */
export function checkProfile({ name = '', about = '', website = '' }: Fields): Faults {
  const isWrongWebsite = website.trim() !== '' && parseWebAddress(website) === null;
  return {
    ...(name.trim() === '' && { name: faultMessages.missing }),
    ...(countLetters(plain(about)) > PROFILE_LIMITS.aboutLetters && {
      about: faultMessages.tooLong,
    }),
    ...(isWrongWebsite && { website: profileFaultMessages.invalidWebsite }),
  };
}

/**
 * Only what differs from what is saved: a name that was not touched stays the one that a door may
 * change.
 */
export function toProfileChange(
  profile: Profile,
  { name = '', about = '', website = '' }: Fields,
): ProfileChange {
  const typed = { name: name.trim(), about: plain(about), website: parseWebAddress(website) };
  return {
    ...(typed.name !== profile.name && { name: typed.name }),
    ...(typed.about !== profile.about && { about: typed.about }),
    ...(typed.website !== profile.website && { website: typed.website }),
  };
}

/** Some browsers send line breaks as two characters. */
const plain = (text: string) => text.replaceAll('\r\n', '\n').trim();

const FAULT_OF_CODE: Readonly<Record<string, Faults>> = {
  invalidName: { name: profileFaultMessages.invalidName },
  invalidWebsite: { website: profileFaultMessages.invalidWebsite },
};

/** Returns the server’s answer in the words of the form. */
export function toProfileFormErrors(
  error: Problem | SerializedError | undefined,
): ReturnType<typeof toFormErrors> {
  const faults = isProblem(error) ? FAULT_OF_CODE[error.code] : undefined;
  return faults ? { faults } : toFormErrors(error);
}
