import { type DragEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';
import type { AdminRowData } from '#features/admin/list/admin-row.tsx';
import type { ListPage } from '#features/admin/list/list.server.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { uploadForm } from '#platform/http/upload-form.ts';
import { FormError } from '#ui/field.tsx';
import { EXPORT_TOO_LARGE, MAX_EXPORT_BYTES, STATE_WORDS } from '../import.ts';
import type { Import } from '../imports.server.ts';

type ListedImport = Pick<Import, 'id' | 'name' | 'state' | 'createdAt'> & { label: string | null; outcomes: string | null };

interface ImportsPageProps {
  list: ListPage<ListedImport>;
}

export function ImportsPage({ list }: ImportsPageProps) {
  const { timeZone } = useSite();
  return (
    <>
      <ListHead title="Import and export" exported="/admin/export" />
      <DropExport />
      {list.count > 0 && (
        <section className="site-group" aria-labelledby="imports">
          <h2 className="site-group-title" id="imports">
            Before
          </h2>
          <AdminList shape={{ path: '/admin/import' }} list={list} empty={null} row={(item) => toRow(item, timeZone)} heading="h3" />
        </section>
      )}
    </>
  );
}

function toRow({ id, name, state, createdAt, label, outcomes }: ListedImport, timeZone: string): AdminRowData {
  return {
    key: id,
    title: name,
    href: `/admin/import/${id}`,
    flags: [{ text: STATE_WORDS[state], look: 'status' }],
    facts: [label, outcomes, formatDateTime(createdAt, timeZone)],
  };
}

function DropExport() {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const sendWithReauth = useReauthenticatedFetch();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);

  async function send(file: File | undefined) {
    if (!file || share !== undefined) return;
    setProblem(undefined);
    if (file.size > MAX_EXPORT_BYTES) return setProblem(EXPORT_TOO_LARGE);
    setShare(0);
    const signal = new AbortController().signal;
    const path = `/admin/import/upload?${new URLSearchParams({ name: file.name })}`;
    const result = await sendWithReauth(() => uploadForm(path, file, { signal, onProgress: setShare }));
    setShare(undefined);
    const { id }: { id?: string } = Object(result.body);
    if (result.status === 200 && id) await navigate(`/admin/import/${id}`);
    else setProblem(getCause(result) ?? 'The site didn’t accept this file.');
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  }

  return (
    <fieldset
      className="import-drop"
      aria-label="Export"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>
        Drop an export from another site here: <strong>WordPress</strong> (XML), <strong>Ghost</strong> (JSON or zip),{' '}
        <strong>Substack</strong> or <strong>Medium</strong> (zip), <strong>Markdown</strong> (a zip of the folder), or{' '}
        <strong>Byline</strong>.
      </p>
      <p className="field-hint">You’ll see what’s in it before anything is imported.</p>
      {share === undefined ? (
        <button type="button" className="button" onClick={() => input.current?.click()}>
          Choose a file
        </button>
      ) : (
        <progress className="progress-bar" max={1} value={share} aria-label="Upload" />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Export file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          void send(file);
          currentTarget.value = ''; // the same file can be chosen again
        }}
      />
      <FormError message={problem} />
    </fieldset>
  );
}
