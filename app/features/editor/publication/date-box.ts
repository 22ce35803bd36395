import { formatCookie, readCookie } from '#features/accounts/better-auth/cookie-prefix.ts';
import type { ContentKind, FieldValues } from '#features/publishing/content-kind.ts';

const KEPT_DATE_COOKIE = 'kept_date';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A cookie, so that the next form is right when it arrives from the server. */
export function rememberDateBox(isTicked: boolean) {
  const maxAgeSeconds = isTicked ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser yet
  document.cookie = formatCookie(location.origin, { name: KEPT_DATE_COOKIE, value: '1', maxAgeSeconds, isHttpOnly: false });
}

/** The box `Show as newest` as the author left it last; empty where it is ticked, as it is at first. */
export function getDateBox(siteUrl: string, request: Request, { form }: Pick<ContentKind, 'form'>): FieldValues {
  const isKept = readCookie(siteUrl, request, KEPT_DATE_COOKIE) !== undefined;
  return form?.dateBox && isKept ? { [form.dateBox]: '' } : {};
}
