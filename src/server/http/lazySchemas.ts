import AjvCompiler from '@fastify/ajv-compiler';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Controller = NonNullable<FastifyServerOptions['schemaController']>;
type Factories = NonNullable<Controller['compilersFactory']>;
type Validators = NonNullable<Factories['buildValidator']>;
type Serializers = NonNullable<Factories['buildSerializer']>;
type Validate = ((data: unknown) => unknown) & { errors?: unknown };

/** Compiles at the first request: what the validator found wrong stands in `errors`, as Fastify expects of ajv. */
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

const buildValidator = ((...schemas: Parameters<ReturnType<typeof AjvCompiler>>) => {
  const compile = AjvCompiler()(...schemas);
  return (...route: Parameters<typeof compile>) =>
    whenAsked(() => compile(...route) as unknown as Validate);
}) as unknown as Validators;

const buildSerializer: Serializers = (...schemas) => {
  const compile = SerializerSelector()(...schemas);
  return (route) => {
    let serialize: ReturnType<typeof compile> | undefined;
    return (answer) => (serialize ??= compile(route))(answer);
  };
};

/**
 * Fastify’s compilers of JSON schemas, each schema compiled when its route is first asked: hundreds of routes have one for every part of a
 * request and every answer, and compiling them all took most of the host’s start.
 */
export const lazySchemas: Controller = {
  compilersFactory: { buildValidator, buildSerializer },
};
