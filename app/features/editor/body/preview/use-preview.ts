import { useEffect, useState } from 'react';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { z } from '#platform/forms/zod.ts';
import { sendJson } from '#platform/http/send-json.ts';

export interface PreviewedForm {
  /** The kind's name. */
  kind: string;
  /** Of a stored one. */
  id: string | undefined;
  fields: FieldValues;
  /** The path of the page to be shown, where the form changes more than one. */
  page?: string | undefined;
}

/** After the last keystroke. */
const DELAY_MS = 400;

const strippedSchema = z.object({
  ok: z.literal(true),
  removed: z.object({ tags: z.array(z.string()), attributes: z.array(z.string()) }),
});

interface PreviewState {
  /** The page's document; undefined until it is there. */
  page: string | undefined;
  /** Which of the form's pages that is. */
  pagePath: string | undefined;
  /** Tags and attributes that the whitelist takes out of the text. */
  removed: string[];
  hasFailed: boolean;
}

/** The page that the server makes of the form as it is, a moment after the last change; the one before stays until then. */
export function usePreview({ kind, id, fields, page }: PreviewedForm): PreviewState {
  const [state, setState] = useState<PreviewState>({ page: undefined, pagePath: undefined, removed: [], hasFailed: false });
  const body = JSON.stringify({ id, fields, page });
  const content = fields.content ?? '';
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const [html, stripped] = await Promise.all([fetchPage(kind, body, leaving.signal), sendJson('/admin/preview', { content })]);
      if (leaving.signal.aborted) return;
      const found = strippedSchema.safeParse(stripped.kind === 'answered' ? stripped.body : undefined);
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
