import { createContext } from 'react-router';
import type { FieldValues } from '#features/publishing/content-kind.ts';

/** What the admin's form sent to be shown as a page; null for everybody who only asks for the address. */
export const previewedContext = createContext<{ id?: string | undefined; fields: FieldValues } | null>(null);
