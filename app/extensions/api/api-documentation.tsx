import { SCOPES } from '#features/accounts/callers/caller.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import type { Operation } from './operations.server.ts';

export interface DescribedGroup {
  name: string;
  operations: DescribedOperation[];
}

interface DescribedOperation extends Pick<Operation, 'id' | 'method' | 'path' | 'summary' | 'notes' | 'scope'> {
  parameters: DescribedField[];
  fields: DescribedField[];
}

interface DescribedField {
  name: string;
  type: string;
  description: string;
}

/** Made from the operations that the API checks requests by. */
export function ApiDocumentation({ title, deck, base, groups }: { title: string; deck: string; base: string; groups: DescribedGroup[] }) {
  return (
    <>
      <PageHeader title={title} deck={deck} />
      <div className="page prose prose-plain api-documentation">
        <p>
          Every path below begins with <code>{base}</code>. What is public is read without a token. A token, which its author creates under{' '}
          <a href="/admin/connections">API tokens</a>, is sent as <code>Authorization: Bearer byl_…</code> and does no more than its scopes
          say.
        </p>
        <p>
          An error is a problem report (RFC 9457) with what is wrong with each field under <code>errors</code>. Programs find all this as{' '}
          <a href={`${base}/openapi.json`}>OpenAPI 3.1</a>.
        </p>
        {groups.map(({ name, operations }) => (
          <section key={name}>
            <h2>{name}</h2>
            {operations.map((operation) => (
              <OperationFacts key={operation.id} {...operation} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function OperationFacts({ id, method, path, summary, notes, scope, parameters, fields }: DescribedOperation) {
  return (
    <section id={id} aria-label={summary}>
      <h3>
        <code>{`${method} ${path || '/'}`}</code>
      </h3>
      <p>
        {[`${summary}.`, ...notes].join(' ')}
        {scope && (
          <>
            {' '}
            Needs the scope <code>{scope}</code> ({SCOPES.find(({ name }) => name === scope)?.label.toLowerCase()}).
          </>
        )}
      </p>
      <FieldList label="Parameters" fields={parameters} />
      <FieldList label="Fields" fields={fields} />
    </section>
  );
}

function FieldList({ label, fields }: { label: string; fields: readonly DescribedField[] }) {
  if (fields.length === 0) return null;
  return (
    <details>
      <summary>{label}</summary>
      <dl>
        {fields.map(({ name, type, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{[description, type].filter(Boolean).join('. ')}.</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
