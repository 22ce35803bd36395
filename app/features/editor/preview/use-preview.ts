import { type ReactNode, useEffect, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { z } from '#platform/forms/zod.ts';
import { sendJson } from '#platform/http/send-json.ts';

export interface PreviewedForm {
  kind: string;
  id: string | undefined;
  fields: FieldValues;
  page?: string | undefined;
  /** Of what is no page. */
  load?: () => Promise<{ Preview: (props: { form: PreviewedForm }) => ReactNode }>;
}

const DELAY_MS = 400;

const strippedSchema = z.object({
  ok: z.literal(true),
  removed: z.object({ tags: z.array(z.string()), attributes: z.array(z.string()) }),
});

interface PreviewState {
  page: string | undefined;
  pagePath: string | undefined;
  removed: string[];
  hasFailed: boolean;
}

/** Renders the form on the server shortly after the last change; the earlier page stays until then. */
export function usePreview({ kind, id, fields, page }: PreviewedForm): PreviewState {
  const [state, setState] = useState<PreviewState>({ page: undefined, pagePath: undefined, removed: [], hasFailed: false });
  const body = JSON.stringify({ id, fields, page });
  const content = fields.content ?? '';
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const [html, stripped] = await Promise.all([fetchPage(kind, body, leaving.signal), sendJson('/admin/preview', { content })]);
      if (leaving.signal.aborted) return;
      const found = strippedSchema.safeParse(stripped.body);
      setState((last) => ({
        page: html ?? last.page,
        pagePath: html === undefined ? last.pagePath : page,
        removed: found.success ? [...found.data.removed.tags.map((tag) => `<${tag}>`), ...found.data.removed.attributes] : last.removed,
        hasFailed: html === undefined || !found.success,
      }));
    }, DELAY_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [kind, body, content, page]);
  return state;
}

async function fetchPage(kind: string, body: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const headers = { 'content-type': 'application/json', accept: 'text/html' };
    const response = await fetch(`/admin/preview/${kind}`, { method: 'POST', credentials: 'same-origin', headers, body, signal });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
