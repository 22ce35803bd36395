export const CHANGE_PATH = '/admin/addresses/change';

const MAX_TEXT = 200;

export interface RedirectQuery {
  text: string;
  page: number;
}

export function parseRedirectQuery(params: URLSearchParams): RedirectQuery {
  const page = Number(params.get('page'));
  return { text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT), page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
}

export function getAddressesPath({ text, page }: RedirectQuery): string {
  const params = new URLSearchParams({ ...(text && { q: text }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `/admin/addresses?${params}` : '/admin/addresses';
}
