import type { Scope } from '#features/accounts/callers/caller.ts';
import type { Kinds } from '#features/admin/actions/kinds.ts';
import { getItemShape, getSentShape, listAuthorNames, listPublicNames } from '#features/items/item-fields.ts';
import { MAX_WHOLE_ITEMS, parseCursor } from '#features/items/read-items.server.ts';
import { type ContentKind, findTagColumn, isWritten, type WrittenKind } from '#features/publishing/content-kind.ts';
import { z } from '#platform/forms/zod.ts';
import { capitalize } from '#platform/text/capitalize.ts';

export const API_PATH = '/api/v1';

type Method = 'GET' | 'POST' | 'PATCH';

/** Its checks, its part of the OpenAPI description and its documentation are made from this. */
export interface Operation {
  id: string;
  method: Method;
  /** Below `/api/v1`, such as `/articles/{id}`. */
  path: string;
  group: string;
  summary: string;
  notes: readonly string[];
  /** Without it nobody is answered. */
  scope: Scope | null;
  query: z.ZodObject;
  headers: Readonly<Record<string, string>>;
  body: { name: string; schema: z.ZodObject } | 'image' | null;
  response: { name: string; schema: z.ZodType; status: 200 | 201 };
}

/** Programs write what editors write; the rest is read only. */
export function isWritable({ content }: Kinds, kind: ContentKind): kind is WrittenKind {
  return content.includes(kind) && isWritten(kind);
}

const MAX_ITEMS = 100;

const operationsOf = new WeakMap<Kinds, Operation[]>();

export function listOperations(kinds: Kinds): Operation[] {
  const operations = operationsOf.get(kinds) ?? createOperations(kinds);
  operationsOf.set(kinds, operations);
  return operations;
}

function createOperations(kinds: Kinds): Operation[] {
  return [
    read({ id: 'getOverview', path: '', group: 'Site', summary: 'What there is', response: { name: 'Overview', schema: overview } }),
    read({
      id: 'getOpenApi',
      path: '/openapi.json',
      group: 'Site',
      summary: 'This description, as OpenAPI 3.1',
      response: { name: 'OpenApi', schema: z.looseObject({ openapi: z.string() }) },
    }),
    read({
      id: 'getSite',
      path: '/site',
      group: 'Site',
      summary: 'Name, language and URL of the site',
      response: { name: 'Site', schema: site },
    }),
    read({
      id: 'search',
      path: '/search',
      group: 'Site',
      summary: 'Search what is public, best matches first',
      query: z.strictObject({ q: z.string().max(500).default('').meta({ description: 'Words to look for' }) }),
      response: { name: 'SearchResults', schema: searchResults },
    }),
    read({
      id: 'listCategories',
      path: '/categories',
      group: 'Site',
      summary: 'Categories',
      response: { name: 'Categories', schema: categories },
    }),
    read({
      id: 'listTags',
      path: '/tags',
      group: 'Site',
      summary: 'Tags of the newest articles, the most used first',
      response: { name: 'Tags', schema: tags },
    }),
    ...kinds.stored.flatMap((kind) => {
      const item = z.object(getItemShape(kind)); // one object, so that descriptions refer to it
      return isWritable(kinds, kind) ? [...listReads(kind, item, true), ...listWrites(kind, item)] : listReads(kind, item, false);
    }),
    {
      id: 'uploadImage',
      method: 'POST',
      path: '/images',
      group: 'Images',
      summary: 'Upload an image',
      notes: ['The form has the file as image and may have its description as alt. The url is what cover and text take.'],
      scope: 'images:write',
      query: none,
      headers: {},
      body: 'image',
      response: { name: 'UploadedImage', schema: uploadedImage, status: 201 },
    },
  ];
}

/** Undefined where there is nothing at that path. */
export function findOperations(operations: readonly Operation[], path: string): { found: Operation[]; id: string } | undefined {
  const exact = operations.filter((each) => each.path === path);
  if (exact.length > 0) return { found: exact, id: '' };
  const [, collection = '', id = ''] = /^\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
  const found = operations.filter((each) => each.path === `/${collection}/{id}`);
  return found.length > 0 ? { found, id } : undefined;
}

/** What is wrong with each field, in words for programmers; '' names the whole. */
export function parseSent(schema: z.ZodObject, value: unknown): { sent: Record<string, unknown> } | { errors: Record<string, string> } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { sent: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const [name = ''] = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) errors[key] ??= 'Unknown name';
    else errors[name] ??= explain(issue);
  }
  return { errors };
}

function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `Send ${withArticle(issue.expected)}`;
  if (issue.code === 'invalid_value') return `Send one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format') return `Send ${withArticle(issue.format)}`;
  if (issue.code === 'too_small') return `At least ${issue.minimum}`;
  return issue.code === 'too_big' ? `At most ${issue.maximum}` : issue.message;
}

type Read = Pick<Operation, 'id' | 'path' | 'group' | 'summary'> &
  Partial<Pick<Operation, 'notes' | 'query'>> & { response: Pick<Operation['response'], 'name' | 'schema'> };

const none = z.strictObject({});

function read({ response, ...operation }: Read): Operation {
  return {
    notes: [],
    query: none,
    ...operation,
    method: 'GET',
    scope: null,
    headers: {},
    body: null,
    response: { ...response, status: 200 },
  };
}

function listReads(kind: ContentKind, item: z.ZodObject, isWritten: boolean): Operation[] {
  const { adminSegment, noun, label } = kind;
  const group = label;
  return [
    read({
      id: `list${capitalize(adminSegment)}`,
      path: `/${adminSegment}`,
      group,
      summary: `List ${adminSegment}, the newest first`,
      notes: [
        `The text is left out unless fields names it; then a page has ${MAX_WHOLE_ITEMS} at most.`,
        ...(isWritten ? ['With state draft or all, which need drafts:read, fields are as the author’s form has them.'] : []),
      ],
      query: z.strictObject({
        fields: fieldsParameter(kind, isWritten),
        limit: z.coerce
          .number()
          .int()
          .min(1)
          .max(MAX_ITEMS)
          .default(MAX_ITEMS / 5),
        cursor,
        ...(kind.hasCategory && { category: z.string().max(100).optional().meta({ description: 'Slug of a category' }) }),
        ...(findTagColumn(kind) && { tag: z.string().max(200).optional().meta({ description: 'Among the newest thousand' }) }),
        ...(isWritten && { state: z.enum(['public', 'draft', 'all']).default('public') }),
      }),
      response: {
        name: `${noun}List`,
        schema: z.object({ items: z.array(item), next: z.url().nullable().meta({ description: 'URL of the next page' }) }),
      },
    }),
    read({
      id: `get${noun}`,
      path: `/${adminSegment}/{id}`,
      group,
      summary: `Read one ${noun.toLowerCase()}, with its text`,
      notes: isWritten
        ? ['With a token that has drafts:read: also a draft, and unpublished changes, with the version that a change needs.']
        : [],
      query: z.strictObject({ fields: fieldsParameter(kind, isWritten) }),
      response: { name: noun, schema: item },
    }),
  ];
}

const IDEMPOTENCY_KEY = {
  'Idempotency-Key': 'A UUID of yours. The same request again creates nothing more and gives the first answer; another one is a 422',
};
const IF_MATCH = { 'If-Match': 'The version that the change begins from, in quotes; or send version' };

function listWrites(kind: WrittenKind, item: z.ZodObject): Operation[] {
  const { adminSegment, noun } = kind;
  const name = noun.toLowerCase();
  const response = { name: noun, schema: item };
  const shared = { group: kind.label, scope: 'drafts:write', query: none } as const;
  return [
    {
      ...shared,
      id: `create${noun}`,
      method: 'POST',
      path: `/${adminSegment}`,
      summary: `Create a draft of ${withArticle(name)}`,
      notes: ['With publish or publishAt, which need the scope publish, readers see it.'],
      headers: IDEMPOTENCY_KEY,
      body: { name: `New${noun}`, schema: z.strictObject({ ...getSentShape(kind, { isNew: true }), ...publication }) },
      response: { ...response, status: 201 },
    },
    {
      ...shared,
      id: `change${noun}`,
      method: 'PATCH',
      path: `/${adminSegment}/{id}`,
      summary: `Change ${withArticle(name)}`,
      notes: [
        'What is not sent stays. A change of something public waits as unpublished changes until somebody publishes it.',
        'Without a version the answer is 428; if it has changed since, 409.',
      ],
      headers: IF_MATCH,
      body: {
        name: `${noun}Change`,
        schema: z.strictObject({ ...getSentShape(kind, { isNew: false }), ...publication, version: z.int().positive().optional() }),
      },
      response: { ...response, status: 200 },
    },
  ];
}

const publication = {
  publish: z.boolean().optional().meta({ description: 'Publish it; needs the scope publish' }),
  publishAt: z.iso.datetime({ offset: true }).optional().meta({ description: 'From when readers see it; needs the scope publish' }),
};

function fieldsParameter(kind: ContentKind, isWritten: boolean) {
  const names = isWritten ? listAuthorNames(kind) : listPublicNames(kind);
  return z
    .string()
    .max(1000)
    .transform((text) => text.split(','))
    .refine((wanted) => wanted.every((name) => names.includes(name)), `Choose among ${names.join(', ')}`)
    .optional()
    .meta({ description: `Separated by commas: ${names.join(', ')}` });
}

const cursor = z
  .string()
  .max(1000)
  .transform((text, context) => {
    const parsed = parseCursor(text);
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: 'Send the cursor of a page of this list' });
    return z.NEVER;
  })
  .optional()
  .meta({ description: 'From next of the page before' });

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

const overview = z.object({
  documentation: z.url(),
  openapi: z.url(),
  collections: z.array(z.object({ name: z.string(), url: z.url(), isWritable: z.boolean() })),
});

const site = z.object({
  name: z.string(),
  tagline: z.string(),
  url: z.url(),
  language: z.string(),
  timeZone: z.string(),
  updatedAt: z.iso.datetime(),
});

const searchResults = z.object({
  count: z.int().meta({ description: 'Articles that match, of which the first 20 follow' }),
  items: z.array(z.object({ title: z.string(), url: z.url(), excerpt: z.string() })),
  others: z.array(z.object({ kind: z.string(), title: z.string(), url: z.url() })),
});

const categories = z.object({ items: z.array(z.object({ slug: z.string(), title: z.string(), url: z.url() })) });

const tags = z.object({ items: z.array(z.object({ name: z.string(), count: z.int(), url: z.url() })) });

const uploadedImage = z.object({
  id: z.string(),
  url: z.string().meta({ description: 'Path on this site' }),
  width: z.int(),
  height: z.int(),
  note: z.string().optional(),
});
