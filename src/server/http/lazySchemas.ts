import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Controller = NonNullable<FastifyServerOptions['schemaController']>;
type Factories = NonNullable<Controller['compilersFactory']>;
type Validators = NonNullable<Factories['buildValidator']>;
type Serializers = NonNullable<Factories['buildSerializer']>;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };

/** Compiled functions by their schema, for each setting of a compiler. */
const compiledBySetting = new Map<string, Map<string, unknown>>();

/**
 * Opens a way to compile schemas with which those that are alike are compiled once, on whichever
 * routes and hosts of the process they stand: hundreds of answers tell the same problems.
 */
function openCompiled<Compiled>(...setting: readonly unknown[]) {
  const key = JSON.stringify(setting);
  const known = (compiledBySetting.get(key) ?? new Map()) as Map<string, Compiled>;
  compiledBySetting.set(key, known);
  return (schema: unknown, compile: () => Compiled): Compiled => {
    const text = JSON.stringify(schema);
    const compiled = known.get(text) ?? compile();
    known.set(text, compiled);
    return compiled;
  };
}

/**
 * Compiles at the first request: what the validator found wrong stands in `errors`, as Fastify
 * expects of ajv.
 */
function whenAsked(compile: () => Validate): Validate {
  let compiled: Validate | undefined;
  const validate: Validate = (data) => {
    compiled ??= compile();
    const answer = compiled(data);
    validate.errors = compiled.errors;
    return answer;
  };
  return validate;
}

interface AjvOptions {
  readonly customOptions?: object;
}
interface ValidatedPart {
  readonly httpPart?: string;
  readonly schema: unknown;
}
const NOT_FINITE = { instancePath: '', schemaPath: '', keyword: 'finite', params: {} };

/**
 * Refuses numbers that are not finite: of `1e999` in an address ajv makes a number that it compares
 * with no limit.
 */
function onlyFinite(validate: Validate): Validate {
  const both: Validate = (data) => {
    const answer = validate(data);
    both.errors = validate.errors;
    const values = Object.values(Object(data) as object).flat();
    if (!answer || !values.some((value) => value === Infinity || value === -Infinity))
      return answer;
    both.errors = [{ ...NOT_FINITE, message: 'must be a finite number' }];
    return false;
  };
  return both;
}

// The types are those of ajv: what Fastify gives it is a schema with its place in the request.
const ajvFor = AjvCompiler() as unknown as (
  schemas: object,
  options: AjvOptions,
) => (route: ValidatedPart) => Validate;

/**
 * Addresses and headers are text, so numbers in them are read from it; a body says itself what is a
 * number and what is null. There nothing is converted: of what may be a number or null, ajv would
 * make a number of null.
 */
const buildValidator = ((schemas: object, options: AjvOptions = {}) => {
  const openValidators = (ajvOptions: AjvOptions) => {
    const compile = ajvFor(schemas, ajvOptions);
    const compileOnce = openCompiled<Validate>('validator', schemas, ajvOptions);
    return (route: ValidatedPart) =>
      whenAsked(() => compileOnce(route.schema, () => compile(route)));
  };
  const ofText = openValidators(options);
  const ofBody = openValidators({
    ...options,
    customOptions: { ...options.customOptions, coerceTypes: false },
  });
  return (route: ValidatedPart) =>
    route.httpPart === 'body' ? ofBody(route) : onlyFinite(ofText(route));
}) as unknown as Validators;

const buildSerializer: Serializers = (...setting) => {
  const compile = SerializerSelector()(...setting);
  const compileOnce = openCompiled<ReturnType<typeof compile>>('serializer', ...setting);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => (serialize ??= compileOnce(route.schema, () => compile(route)))(answer);
  };
};

/**
 * Fastify’s compilers of JSON schemas, each schema compiled when its route is first asked: hundreds
 * of routes have one for every part of a request and every answer, and compiling them all took most
 * of the host’s start.
 */
export const lazySchemas: Controller = {
  compilersFactory: { buildValidator, buildSerializer },
};
