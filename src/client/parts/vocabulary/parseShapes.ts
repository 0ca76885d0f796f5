import type { Localized } from '../../../shared/contract/text';
import { SLUG_PATTERN } from '../../../shared/contract/editing';
import type { DistrictShapes } from '../../../shared/contract/vocabularies';
import { isLocale, type Locale } from '../../../shared/locales';

type Geometry = DistrictShapes['features'][number]['geometry'];

/** Shape of a file, with what its properties say of its district. */
export interface PastedShape {
  /** Place in the file, from 1. */
  readonly line: number;
  readonly name: Localized;
  readonly key: string;
  readonly geometry: Geometry;
  /** Reference system that the whole file names. */
  readonly crs: unknown;
}

interface Options {
  readonly locale: Locale;
  readonly property?: string;
}

interface Feature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: Geometry;
}

/** Tells whether a text is meant as GeoJSON. */
export const isGeoJson = (text: string): boolean => /^\uFEFF?\s*[{[]/.test(text);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}

/** Reads a feature; what is no area has rings that no check lets pass. */
function toFeature(value: unknown): Feature {
  const { properties, geometry } = isObject(value) ? value : {};
  const isArea =
    isObject(geometry) &&
    (geometry['type'] === 'Polygon' || geometry['type'] === 'MultiPolygon') &&
    Array.isArray(geometry['coordinates']);
  return {
    properties: isObject(properties) ? properties : {},
    geometry: isArea ? (geometry as Geometry) : { type: 'Polygon', coordinates: [] },
  };
}

const NAME_PROPERTY = /^(name|naam|nom|ad|adi|isim|title|label|mahalle|district|quarter|wijk)$/i;
const LOCALE_PROPERTY = /^name[_:-]([a-z]{2})$/i;

/** Lists the properties that tell the shapes apart by a text, the likeliest one first. */
function listNameProperties(features: readonly Feature[]): string[] {
  const names = Object.keys(features[0]?.properties ?? {});
  const telling = names.filter((name) => {
    const values = features.map(({ properties }) => properties[name]);
    const areTexts = values.every((value) => typeof value === 'string' && value.trim() !== '');
    return areTexts && new Set(values).size === features.length;
  });
  const isLikely = (name: string) => NAME_PROPERTY.test(name);
  return telling.toSorted((one, other) => Number(isLikely(other)) - Number(isLikely(one)));
}

/** Reads the names of a shape: by language where the file has them so, else one in `locale`. */
function readNames({ properties }: Feature, { locale, property = 'name' }: Options): Localized {
  const { name } = properties;
  if (isObject(name))
    return Object.fromEntries(
      Object.entries(name).filter(([code, text]) => isLocale(code) && typeof text === 'string'),
    );
  const byLanguage = Object.entries(properties).flatMap(([key, text]) => {
    const code = LOCALE_PROPERTY.exec(key)?.[1]?.toLowerCase();
    return isLocale(code) && typeof text === 'string' && text.trim() ? [[code, text.trim()]] : [];
  });
  const own = properties[property];
  const inLocale = typeof own === 'string' && own.trim() ? { [locale]: own.trim() } : {};
  return { ...inLocale, ...Object.fromEntries(byLanguage) } as Localized;
}

const SLUG = new RegExp(SLUG_PATTERN);

/** Reads shapes; null where the text is no GeoJSON with features. */
export function parseShapes(
  text: string,
  options: Options,
): { readonly shapes: readonly PastedShape[]; readonly properties: readonly string[] } | null {
  const file = parseJson(text);
  if (!isObject(file)) return null;
  const list: unknown = file['type'] === 'Feature' ? [file] : file['features'];
  if (!Array.isArray(list) || list.length === 0) return null;
  const features = list.map(toFeature);
  const properties = listNameProperties(features);
  const property = options.property ?? properties[0];
  const shapes = features.map((feature, index): PastedShape => {
    const { key } = feature.properties;
    return {
      line: index + 1,
      name: readNames(feature, { ...options, ...(property !== undefined && { property }) }),
      key: typeof key === 'string' && SLUG.test(key) ? key : '',
      geometry: feature.geometry,
      crs: file['crs'],
    };
  });
  return { shapes, properties };
}
