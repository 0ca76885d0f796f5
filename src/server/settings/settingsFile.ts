import { SETTINGS_SCHEMAS, type SettingsArea } from '../../shared/contract/settings';
import { DEFAULT_VALUES } from '../../shared/settings';
import { toKeptTexts } from '../http/jsonBodies';
import type { LockedSettings } from './readSettings';
import { findValueFaults } from './settingsFaults';

type Fields = Readonly<Record<string, unknown>>;

/** Content of a settings file, and every reason for which it is not taken. */
export interface SettingsFile {
  /** Areas with those of their fields that the file names. */
  readonly values: LockedSettings;
  readonly faults: readonly string[];
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isArea = (name: string): name is SettingsArea => Object.hasOwn(SETTINGS_SCHEMAS, name);

function faultsOfArea(area: SettingsArea, fields: unknown): readonly string[] {
  if (!isObject(fields)) return [`${area} must be an object.`];
  const known = Object.keys(SETTINGS_SCHEMAS[area].properties);
  const unknown = Object.keys(fields).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return unknown.map(
      (name) => `${area}.${name} is not known here: is the file of a newer release?`,
    );
  return findValueFaults(area, { ...DEFAULT_VALUES[area], ...fields }).map(
    ({ field, fault }) => `${area}.${field.replaceAll('/', '.')}: ${fault}.`,
  );
}

/** Parses the JSON of a settings file. Editors of Windows write a mark in front of it. */
export function parseFileText(text: string): unknown {
  const json = text.replace(/^\ufeff/, '');
  return toKeptTexts(JSON.parse(json), json);
}

/**
 * Reads a settings file: `{"identity": {"cityName": {"en": "Ghent"}}, "time": {…}}`. An area or a
 * field that it does not name is left as it is.
 */
export function parseSettingsFile(text: string): SettingsFile {
  let content: unknown;
  try {
    content = parseFileText(text);
  } catch (error) {
    return { values: {}, faults: [`It is not JSON: ${(error as Error).message}`] };
  }
  if (!isObject(content)) return { values: {}, faults: ['It must hold an object.'] };
  const areas = Object.keys(content);
  const faults = [
    ...areas
      .filter((name) => !isArea(name))
      .map((name) => `${name} is not known here: is the file of a newer release?`),
    ...areas.filter(isArea).flatMap((area) => faultsOfArea(area, content[area])),
  ];
  return { values: faults.length > 0 ? {} : (content as LockedSettings), faults };
}
