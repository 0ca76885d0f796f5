import {
  DATASETS,
  DATASET_NAMES,
  DATA_LICENCE,
  DATA_MEDIA_TYPES,
  type DatasetName,
  type DatasetText,
  type FieldType,
  type OpenData,
} from '../../shared/contract/openData';
import type { TSchema } from 'typebox';
import { LOCALE_CODES, SOURCE_LOCALE, type Locale } from '../../shared/locales';
import { LOCALE_FACTS } from '../../shared/localeFacts';
import { getCityTexts, getFirstLocale, getOfferedLocales } from '../city/currentSettings';
import { findPageText, getPageText, type PageTextId } from '../city/texts';

/** Returns a text in every language that is offered, as JSON-LD has it. */
const inLanguages = (id: string) =>
  getOfferedLocales().flatMap((code) => {
    const value = findPageText(code, id);
    return value === undefined ? [] : [{ '@language': code, '@value': value }];
  });

type WrittenData = Pick<OpenData, 'files' | 'writtenAt'>;

const LANGUAGE = 'http://publications.europa.eu/resource/authority/language';
const listLanguages = () =>
  getOfferedLocales().map((code) => ({ '@id': `${LANGUAGE}/${LOCALE_FACTS[code].authority}` }));

const CONTEXT = {
  dcat: 'http://www.w3.org/ns/dcat#',
  dct: 'http://purl.org/dc/terms/',
  foaf: 'http://xmlns.com/foaf/0.1/',
  spdx: 'http://spdx.org/rdf/terms#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const publisher = (origin: string) => ({
  '@id': origin,
  '@type': 'foaf:Agent',
  'foaf:name': getOfferedLocales().map((code) => ({
    '@language': code,
    '@value': getCityTexts()[code],
  })),
});

function datasetOf(origin: string, name: DatasetName, { files, writtenAt }: WrittenData) {
  const base = `${origin}/v1/open-data/${name}`;
  const modified = writtenAt && {
    'dct:modified': { '@type': 'xsd:dateTime', '@value': writtenAt },
  };
  const distributions = files
    .filter(({ dataset }) => dataset === name)
    .map(({ format, bytes, sha256 }) => ({
      '@id': `${base}.${format}`,
      '@type': 'dcat:Distribution',
      'dcat:accessURL': { '@id': `${origin}/${getFirstLocale()}/open-data` },
      'dcat:downloadURL': { '@id': `${base}.${format}` },
      'dcat:mediaType': {
        '@id': `https://www.iana.org/assignments/media-types/${DATA_MEDIA_TYPES[format].split(';')[0]!}`,
      },
      'dcat:byteSize': { '@type': 'xsd:nonNegativeInteger', '@value': String(bytes) },
      'dct:license': { '@id': DATA_LICENCE },
      'spdx:checksum': {
        '@type': 'spdx:Checksum',
        'spdx:algorithm': { '@id': 'spdx:checksumAlgorithm_sha256' },
        'spdx:checksumValue': { '@type': 'xsd:hexBinary', '@value': sha256 },
      },
    }));
  return {
    '@id': base,
    '@type': 'dcat:Dataset',
    'dct:identifier': name,
    'dct:title': inLanguages(`host.data.name.${name}`),
    'dct:description': inLanguages(`host.data.about.${name}`),
    'dct:publisher': { '@id': origin },
    'dct:language': listLanguages(),
    'dct:accrualPeriodicity': {
      '@id': 'http://publications.europa.eu/resource/authority/frequency/DAILY',
    },
    ...modified,
    'dcat:distribution': distributions,
  };
}

/**
 * Builds the catalogue for portals of open data (DCAT 3, with the obligatory properties of DCAT-AP)
 * as JSON-LD.
 */
export const createCatalogue = (origin: string, data: WrittenData): object => ({
  '@context': CONTEXT,
  '@id': `${origin}/v1/open-data/catalogue.jsonld`,
  '@type': 'dcat:Catalog',
  'dct:title': inLanguages('host.data.title'),
  'dct:description': inLanguages('host.data.intro'),
  'dct:language': listLanguages(),
  'dct:license': { '@id': DATA_LICENCE },
  'dct:publisher': publisher(origin),
  'foaf:homepage': { '@id': `${origin}/${getFirstLocale()}/open-data` },
  'dcat:dataset': DATASET_NAMES.map((name) => datasetOf(origin, name, data)),
});

const fieldId = (field: string) =>
  `host.data.field.${field.replace(new RegExp(`_(${LOCALE_CODES.join('|')})$`), '')}`;

/** Names the type of a field's value, for people. */
function typeOf(schema: TSchema): FieldType {
  const { type, format, anyOf } = schema as { type?: string; format?: string; anyOf?: TSchema[] };
  const [first] = anyOf ?? [];
  if (first) return typeOf(first);
  if (format) return format === 'date' ? 'day' : 'time';
  const types: Record<string, FieldType> = { integer: 'number', boolean: 'yesNo', array: 'list' };
  return types[type ?? ''] ?? 'text';
}

/** Describes what each dataset holds, in the words of a language. */
export function describeDatasets(locale: Locale): DatasetText[] {
  const say = (id: string) => getPageText(locale, id as PageTextId);
  return DATASET_NAMES.map((name) => ({
    name,
    title: say(`host.data.name.${name}`),
    about: say(`host.data.about.${name}`),
    fields: Object.entries(DATASETS[name].properties).map(([field, schema]) => ({
      name: field,
      type: typeOf(schema as TSchema),
      meaning: say(fieldId(field)),
    })),
  }));
}

/**
 * Describes each field of each dataset: JSON Schemas (2020-12), with the meaning of a field in
 * each language that is offered.
 */
export const createDictionary = (): object =>
  Object.fromEntries(
    DATASET_NAMES.map((name) => {
      const { properties } = DATASETS[name];
      const fields = Object.entries(properties).map(([field, schema]) => {
        const id = fieldId(field);
        const [title] = inLanguages(id);
        const meaning = Object.fromEntries(
          inLanguages(id).map((text) => [text['@language'], text['@value']]),
        );
        return [field, { ...schema, description: title?.['@value'], 'x-description': meaning }];
      });
      return [
        name,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          title: getPageText(SOURCE_LOCALE, `host.data.name.${name}`),
          type: 'object',
          properties: Object.fromEntries(fields),
          required: Object.keys(properties),
        },
      ];
    }),
  );
