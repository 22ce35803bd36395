import Validator from '@adobe/structured-data-validator';
import { getRange, isOfType, schemaOrgJson } from './vocabulary.ts';

/** A node of a graph, as it was parsed. */
export type Node = { [property: string]: unknown };

/** What search engines' documentation asks for, and what it recommends of what the site knows: developers.google.com/search/docs/appearance. */
const DOCUMENTED: Record<string, string[]> = {
  WebSite: ['name', 'url', 'publisher'],
  Person: ['name'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'wordCount', 'isPartOf', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ProfilePage: ['mainEntity'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  ImageObject: ['url'],
  Service: ['name', 'description', 'provider', 'url'],
  OfferCatalog: ['name', 'itemListElement'],
  Offer: ['itemOffered'],
  SearchAction: ['target', 'query-input'],
};
const PAGES = ['WebPage', 'CollectionPage'];
const validator = new Validator(schemaOrgJson);

/** Everything that is wrong with one page's JSON-LD, in words; empty when nothing is. */
export async function findGraphProblems(data: Node): Promise<string[]> {
  const roots = data['@graph'];
  if (data['@context'] !== 'https://schema.org' || !Array.isArray(roots)) return ['is no graph of schema.org'];
  const nodes = (roots as unknown[]).flatMap(listNodes);
  const byId = new Map(nodes.flatMap((node) => (typeof node['@id'] === 'string' && node['@type'] ? [[node['@id'], node] as const] : [])));
  return [
    ...(await validate(roots)),
    ...roots.filter((node) => !node['@id']).map((node) => `${node['@type']} has no id`),
    ...nodes.flatMap((node) => findMissing(node)),
    ...nodes.flatMap((node) => findWrongValues(node, byId)),
    ...findUnconnected(roots, byId),
  ];
}

async function validate(roots: Node[]): Promise<string[]> {
  const jsonld = Object.fromEntries(Map.groupBy(structuredClone(roots), (node) => String(node['@type'])));
  const issues = await validator.validate({ jsonld });
  const isAskedFor = (message: string) => !message.includes('(optional)'); // of what is recommended, DOCUMENTED has what the site knows
  return issues.filter(({ issueMessage }) => isAskedFor(issueMessage)).map(({ issueMessage }) => issueMessage);
}

function findMissing(node: Node): string[] {
  const type = String(node['@type'] ?? '');
  return (DOCUMENTED[type] ?? [])
    .filter((property) => node['@type'] && !hasValue(node[property]))
    .map((property) => `${type} lacks ${property}`);
}

/** Values that are of no type that schema.org has for their property. */
function findWrongValues(node: Node, byId: Map<unknown, Node>): string[] {
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@') && !property.endsWith('-input'))
    .flatMap(([property, value]) =>
      [value].flat().flatMap((each) => {
        const problem = findWrongValue(each, getRange(property), byId);
        return problem ? [`${node['@type']}.${property} ${problem}`] : [];
      }),
    );
}

function findWrongValue(value: unknown, range: string[], byId: Map<unknown, Node>): string {
  // Schema.org writes a Distance with its unit; of images search engines document it as a number, of pixels.
  if (typeof value === 'number') return isAmong(range, ['Integer', 'Number', 'Float', 'Text', 'Distance']) ? '' : 'is a number';
  if (typeof value === 'string') return findWrongText(value, range);
  if (!isNode(value)) return `is ${value}`;
  const target = value['@type'] ? value : byId.get(value['@id']);
  if (!target) return `names ${value['@id']}, which is not in the graph`;
  return isOfType(String(target['@type']), range) ? '' : `is of type ${target['@type']}`;
}

function findWrongText(text: string, range: string[]): string {
  if (!text.trim()) return 'is empty';
  if (isAmong(range, ['Text', 'Duration', 'Language', 'CssSelectorType'])) return '';
  if (isAmong(range, ['Date', 'DateTime'])) return /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(text) ? '' : `is no date: ${text}`;
  return URL.canParse(text) && isAmong(range, ['URL', 'Thing', 'ImageObject', 'Action']) ? '' : `is text: ${text}`;
}

/** What cannot be reached from the page by the ids that nodes name. */
function findUnconnected(roots: Node[], byId: Map<unknown, Node>): string[] {
  const page = roots.find(({ '@type': type }) => isOfType(String(type), PAGES));
  if (!page) return ['has no page'];
  const seen = new Set<Node>();
  const visit = (node: Node) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const each of listNodes(node)) visit(byId.get(each['@id']) ?? each);
  };
  visit(page);
  return roots.filter((node) => !seen.has(node)).map((node) => `${node['@id']} hangs on nothing`);
}

/** An object and every object within it. */
function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  return isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

function isAmong(range: string[], types: string[]): boolean {
  return types.some((type) => range.includes(type));
}
