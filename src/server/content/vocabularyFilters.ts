import { sql, type Expression, type SqlBool } from 'kysely';
import { listKeysWithin } from '../../shared/vocabularies';
import { getSettings } from '../city/currentSettings';

/** Builds the condition for contents with a topic, by its key or that of one merged into it. */
export const hasTopic = (key: string): Expression<SqlBool> =>
  sql<SqlBool>`contents.topics && ${[...listKeysWithin(getSettings().topics, key)]}::text[]`;

/** Builds the condition for contents of a district or of one that lies in it. */
export const isInDistrict = (key: string): Expression<SqlBool> =>
  sql<SqlBool>`contents.area = any(${[...listKeysWithin(getSettings().districts, key)]}::text[])`;
