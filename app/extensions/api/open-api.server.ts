import { SCOPES } from '#features/accounts/callers/caller.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { z } from '#platform/forms/zod.ts';
import type { DescribedGroup } from './api-documentation.tsx';
import { API_PATH, type Operation } from './operations.server.ts';

const TOKEN = 'token';

/** OpenAPI 3.1. */
export function describeApi(operations: readonly Operation[], { name, siteUrl }: { name: string; siteUrl: string }): object {
  return {
    openapi: '3.1.1',
    info: {
      title: `Content API of ${name}`,
      version: '1',
      description: 'Reads what is public without a token, and writes drafts with one.',
    },
    servers: [{ url: absoluteUrl(API_PATH, siteUrl) }],
    externalDocs: { url: absoluteUrl('/api', siteUrl) },
    paths: Object.fromEntries(
      [...Map.groupBy(operations, ({ path }) => path || '/')].map(([path, all]) => [
        path,
        Object.fromEntries(all.map((each) => [each.method.toLowerCase(), describeOperation(each)])),
      ]),
    ),
    components: {
      schemas: describeSchemas(operations),
      securitySchemes: {
        [TOKEN]: { type: 'http', scheme: 'bearer', description: `An API token. Scopes: ${SCOPES.map((scope) => scope.name).join(', ')}.` },
      },
    },
  };
}

interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required: boolean;
  schema: Schema;
  description?: string;
}

interface Schema {
  type?: string | string[];
  description?: string;
  [keyword: string]: unknown;
}

function listParameters({ query, headers, path }: Operation): Parameter[] {
  const { properties = {} } = toSchema(query) as { properties?: Record<string, Schema> }; // of an object
  return [
    ...(path.endsWith('{id}') ? [{ name: 'id', in: 'path' as const, required: true, schema: { type: 'string' } }] : []),
    ...Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query' as const,
      required: false,
      schema,
      ...(description && { description }),
    })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header' as const,
      required: false,
      schema: { type: 'string' },
      description,
    })),
  ];
}

/** The fields of a body, with their types. */
function listBodyFields({ body }: Operation): { name: string; schema: Schema }[] {
  if (body === null || body === 'image') return [];
  const { properties = {} } = toSchema(body.schema) as { properties?: Record<string, Schema> }; // of an object
  return Object.entries(properties).map(([name, schema]) => ({ name, schema }));
}

function describeOperation(operation: Operation): object {
  const { id, group, summary, notes, scope, body, response } = operation;
  const parameters = listParameters(operation);
  const isOpen = scope === null;
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(notes.length > 0 && { description: notes.join(' ') }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: describeBody(body) } }),
    security: isOpen ? [{}, { [TOKEN]: [] }] : [{ [TOKEN]: [scope] }],
    responses: {
      [response.status]: { description: summary, content: { 'application/json': { schema: refer(response.name) } } },
      default: { description: 'What is wrong', content: { 'application/problem+json': { schema: refer('Problem') } } },
    },
  };
}

function describeBody(body: NonNullable<Operation['body']>): object {
  if (body !== 'image') return { 'application/json': { schema: refer(body.name) } };
  const properties = { image: { type: 'string', contentMediaType: 'application/octet-stream' }, alt: { type: 'string' } };
  return { 'multipart/form-data': { schema: { type: 'object', properties, required: ['image'] } } };
}

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.record(z.string(), z.string()).optional().meta({ description: 'What is wrong with each field or parameter' }),
});

function describeSchemas(operations: readonly Operation[]): Record<string, object> {
  const bodies = operations.flatMap(({ body }) => (body && body !== 'image' ? [body] : []));
  const named = [...operations.map(({ response }) => response), { name: 'Problem', schema: problem }];
  return Object.fromEntries([...toSchemas(named, 'output'), ...toSchemas(bodies, 'input')]);
}

/** One that another holds becomes a reference. */
function toSchemas(named: readonly { name: string; schema: z.ZodType }[], io: 'input' | 'output'): [string, object][] {
  const registry = z.registry<{ id: string }>();
  for (const { name, schema } of named) if (!registry.has(schema)) registry.add(schema, { id: name });
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => refer(id).$ref });
  return Object.entries(schemas).map(([name, { $schema: _, $id: _id, ...schema }]) => [name, schema]);
}

function toSchema(schema: z.ZodType): Schema {
  return { ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
}

/** The same for people. */
export function describeOperations(operations: readonly Operation[]): DescribedGroup[] {
  return [...Map.groupBy(operations, ({ group }) => group)].map(([name, all]) => ({
    name,
    operations: all.map((operation) => {
      const { id, method, path, summary, notes, scope } = operation;
      const fields = method === 'PATCH' ? [] : listBodyFields(operation);
      return {
        ...{ id, method, path, summary, notes, scope },
        parameters: listParameters(operation)
          .filter((each) => each.in !== 'path')
          .map(({ name: label, description, schema, in: place }) => ({
            name: label,
            type: place === 'header' ? 'Sent as a header' : writeType(schema),
            description: description ?? '',
          })),
        fields: fields.map(({ name: label, schema }) => ({ name: label, type: writeType(schema), description: schema.description ?? '' })),
      };
    }),
  }));
}

const TYPES: Record<string, string> = { string: 'Text', boolean: 'true or false', integer: 'Whole number', array: 'List of texts' };

function writeType({ type, enum: options, default: initial, maxLength }: Schema): string {
  const name = Array.isArray(options) ? `One of ${options.join(', ')}` : (TYPES[String(type)] ?? 'Text');
  const bounds = [
    ...(maxLength ? [`at most ${Number(maxLength).toLocaleString('en-US')} characters`] : []),
    ...(initial ? [`${initial} by default`] : []),
  ];
  return [name, ...bounds].join('; ');
}
