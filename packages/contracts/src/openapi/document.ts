import { z } from 'zod';
import { type ErrorCode, errorCodes, errorDefinition } from '../core/error-codes.ts';
import { limits } from '../core/limits.ts';
import type { ProcedureContract, RestBinding } from '../core/procedure.ts';
import { procedures } from '../registry.ts';

type Json = Record<string, unknown>;

const bodyMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** What any call can meet, whatever its contract says. */
const commonErrors: readonly ErrorCode[] = ['VALIDATION_FAILED', 'RATE_LIMITED', 'INTERNAL', 'DATABASE_AWAY'];
const signedInErrors: readonly ErrorCode[] = ['UNAUTHENTICATED', 'SESSION_EXPIRED', 'AUTHORIZATION_REQUIRED'];

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

function parametersOf(binding: RestBinding, properties: Json, required: readonly string[]): Json[] {
  const inPath = [...binding.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const path = inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } }));
  if (bodyMethods.has(binding.method)) return path;
  const query = Object.entries(properties)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => {
      const { type } = schema as { type?: string };
      const shape = type === 'object' || type === 'array' ? { content: { 'application/json': { schema } } } : { schema };
      return { name, in: 'query', required: required.includes(name), ...shape };
    });
  return [...path, ...query];
}

const problems = (codes: readonly ErrorCode[]): Json =>
  Object.fromEntries(
    [...Map.groupBy(codes, (code) => errorDefinition(code).status)].map(([status, group]) => [
      String(status),
      { description: group.join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    ]),
  );

/** What a body holds: the input as JSON, or as fields of a form before the file. */
function bodyOf({ takesFile }: ProcedureContract, input: { properties?: Json; required?: string[] }): Json {
  if (!takesFile) return { 'application/json': { schema: input } };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = { ...input, properties: { ...input.properties, file }, required: [...(input.required ?? []), 'file'] };
  return { 'multipart/form-data': { schema } };
}

function operation(contract: ProcedureContract, binding: RestBinding): Json {
  const input = schemaOf(contract.input, 'input') as { properties?: Json; required?: string[] };
  const { properties = {}, required = [] } = input;
  const parameters = parametersOf(binding, properties, required);
  if (contract.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      schema: { type: 'string', maxLength: limits.idempotencyKeyCharactersMax },
    });
  }
  const open = contract.permission === 'public';
  const body = bodyMethods.has(binding.method) ? { requestBody: { content: bodyOf(contract, input) } } : {};
  return {
    operationId: contract.id.replaceAll('/', '.'),
    summary: contract.summary,
    tags: [contract.id.split('/').slice(0, 2).join('/')],
    'x-permission': contract.permission,
    security: open ? [] : [{ session: [] }, { bearer: [] }],
    parameters,
    ...body,
    responses: {
      [String(binding.status ?? 200)]: {
        description: 'Success',
        content: contract.answersFile
          ? Object.fromEntries([contract.answersFile].flat().map((type) => [type, { schema: { type: 'string' } }]))
          : {
              'application/json': {
                schema: { type: 'object', required: ['data'], properties: { data: schemaOf(contract.output, 'output') } },
              },
            },
      },
      ...problems([...new Set([...contract.errors, ...commonErrors, ...(open ? [] : signedInErrors)])]),
    },
  };
}

const failureSchema: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'method', 'traceId'],
      properties: {
        code: { enum: errorCodes },
        message: { type: 'string' },
        method: { type: 'string' },
        traceId: { type: 'string' },
        type: { const: 'table_row' },
        table: { type: 'string' },
        column: { type: 'string' },
        details: {},
      },
    },
  },
};

/** The OpenAPI 3.1 document of every REST call, made from the contracts. */
export function openapiDocument(basePath: string): Json {
  const paths: Record<string, Json> = {};
  for (const contract of procedures) {
    for (const binding of contract.rest) {
      const item = (paths[`${basePath}${binding.path}`] ??= {});
      item[binding.method.toLowerCase()] = operation(contract, binding);
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wagewright', version: '0.1.0', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'wagewright_session',
          description: 'Over TLS it is called __Host-wagewright_session.',
        },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
