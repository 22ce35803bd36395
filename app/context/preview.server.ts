import { createContext, type RouterContextProvider } from 'react-router';
import type { ChangedRow, FieldValues, PageKind } from '#features/publishing/content-kind.ts';
import { absoluteUrl } from '#features/seo/absolute-url.ts';
import { servicesContext } from './services.server.ts';

/** A page of the site as it would be with other rows or settings. */
export interface Preview {
  rows?: readonly ChangedRow[];
  /** The fields of a form of settings, by the name of its kind. */
  settings?: Record<string, FieldValues>;
  /** The whole of the page's `<title>`. */
  title: string;
  /** The author of a draft, on the page of a private link. */
  draftBy?: string;
}

/** Null for a page that shows what is stored. */
export const previewContext = createContext<Preview | null>(null);

/** Renders a public page by its own route: the same loader and component that readers get. */
export const renderPageContext = createContext<(path: string, preview: Preview) => Promise<Response>>();

/** The row to show instead of the stored one, on the preview of its page. */
export function findChangedRow(context: Readonly<RouterContextProvider>, { table }: PageKind, id: string): ChangedRow | undefined {
  return context.get(previewContext)?.rows?.find((row) => row.table === table && row.id === id);
}

/** The URL by which a page is shared, and which its print shows; null at a private link, whose readers would find nothing there. */
export function getShareUrl(context: Readonly<RouterContextProvider>, path: string): string | null {
  if (context.get(previewContext)?.draftBy !== undefined) return null;
  return absoluteUrl(path, context.get(servicesContext).settings.SITE_URL);
}
