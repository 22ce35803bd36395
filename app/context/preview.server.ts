import { createContext, type RouterContextProvider } from 'react-router';
import type { CommentFormProps } from '#features/editor/private-link/comment-form.tsx';
import type { ChangedRow, FieldValues, PageKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { depsContext } from './deps.server.ts';

export interface Preview {
  rows?: readonly ChangedRow[];
  /** Form fields by the name of the settings' kind. */
  settings?: Record<string, FieldValues>;
  title: string;
  draftBy?: string;
  /** Of a private link, whose readers may comment. */
  comments?: CommentFormProps;
}

export const previewContext = createContext<Preview | null>(null);

export const renderPageContext = createContext<(path: string, preview: Preview) => Promise<Response>>();

export function findChangedRow(context: Readonly<RouterContextProvider>, { table }: PageKind, id: string): ChangedRow | undefined {
  return context.get(previewContext)?.rows?.find((row) => row.table === table && row.id === id);
}

/** Null at a private link, whose readers would not find the page. */
export function getShareUrl(context: Readonly<RouterContextProvider>, path: string): string | null {
  if (context.get(previewContext)?.draftBy !== undefined) return null;
  return absoluteUrl(path, context.get(depsContext).settings.SITE_URL);
}
