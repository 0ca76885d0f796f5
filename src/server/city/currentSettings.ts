import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { HostSettings } from '../../shared/contract/settings';
import { toDay } from '../../shared/timeZones';
import { SETTINGS_HEADER } from '../../shared/crossOrigin';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import {
  DEFAULT_SETTINGS,
  fillPlaceNames,
  getCityName,
  getCityNames,
  getFormatTag,
  getPortalName,
  toOfferedLocale,
} from '../../shared/settings';
import { getTermName } from '../../shared/vocabularies';

const running = new AsyncLocalStorage<HostSettings>();

/**
 * Settings for work outside requests and jobs: the newest of the host that this process runs. In a
 * test with several hosts, those of the host that was told of a change last.
 */
let newest: HostSettings = DEFAULT_SETTINGS;

export function setNewestSettings(settings: HostSettings): void {
  newest = settings;
}

/** Returns the settings that this request or job began with, the same until it ends. */
export const getSettings = (): HostSettings => running.getStore() ?? newest;

/** Runs a function, and whatever it starts, with these settings. */
export const runWithSettings = <Result>(settings: HostSettings, run: () => Result): Result =>
  running.run(settings, run);

/** Runs a function with the newest settings: for work that is done for others as well. */
export const runWithNewestSettings = <Result>(run: () => Result): Result =>
  runWithSettings(newest, run);

/** Names the city in every language, as a text of its own. */
export const getCityTexts = (): Required<Localized> => getCityNames(getSettings());

/** Names the portal in a language. */
export const getPortalText = (locale: Locale): string => getPortalName(getSettings(), locale);

/** Lists the names of portal and city; one where they are the same. */
export const getPlaceNames = (locale: Locale): readonly string[] => [
  ...new Set([getPortalText(locale), getCityName(getSettings(), locale)]),
];

/** Puts the names of portal and city into all texts of a tree with `{portal}` or `{city}`. */
export function fillTexts<Texts>(texts: Texts, locale: Locale): Texts {
  if (typeof texts === 'string') return fillPlaceNames(texts, getSettings(), locale) as Texts;
  if (Array.isArray(texts)) return texts.map((text: unknown) => fillTexts(text, locale)) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  const entries = Object.entries(texts).map(([key, text]) => [key, fillTexts(text, locale)]);
  return Object.fromEntries(entries) as Texts;
}

/** Lists the languages that this installation offers. */
export const getOfferedLocales = (): readonly Locale[] => getSettings().languages.offered;

/** Returns the installation's first language: of addresses without one, of who reads no other. */
export const getFirstLocale = (): Locale => getSettings().languages.first;

/** Returns the tag by which dates and numbers of a language are written (BCP 47). */
export const getCityFormat = (locale: Locale): string => getFormatTag(locale, getSettings());

/** Returns the language that somebody is written to in: theirs if it is offered, else the first. */
export const getReaderLocale = (locale: Locale): Locale => toOfferedLocale(getSettings(), locale);

/** Names a topic in a language. */
export const getTopicName = (key: string, locale: Locale): string =>
  getTermName(getSettings().topics, key, locale);

/** Names the zone of the city's clock. */
export const getCityZone = (): string => getSettings().time.zone;

/** Returns the first part of new references. */
export const getReferencePrefix = (): string => getSettings().identity.referencePrefix;

/** Returns the calendar day in the city, `2026-03-10`, at a moment in milliseconds since 1970. */
export const toCityDay = (atMs: number): string => toDay(atMs, getCityZone());

declare module 'fastify' {
  interface FastifyRequest {
    settings: HostSettings;
  }
}

/** Gives every request the settings of its beginning: no answer mixes two. */
export function keepSettingsOfRequest(app: FastifyInstance, current: () => HostSettings): void {
  app.decorateRequest('settings', null as unknown as HostSettings);
  app.addHook('onRequest', (request, reply, done) => {
    request.settings = current();
    if (request.url.startsWith('/v1/')) reply.header(SETTINGS_HEADER, request.settings.number);
    running.run(request.settings, done);
  });
  // A body arrives in the context of its socket: what follows it is led back into the request's.
  app.addHook('preValidation', (request, _reply, done) => running.run(request.settings, done));
}
