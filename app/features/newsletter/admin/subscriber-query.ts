export const CHANGE_PATH = '/admin/subscribers/change';

const STATES = ['confirmed', 'pending'] as const;
const MAX_TEXT = 200;

export interface SubscriberQuery {
  text: string;
  state: (typeof STATES)[number] | undefined;
  page: number;
}

export function parseSubscriberQuery(params: URLSearchParams): SubscriberQuery {
  const page = Number(params.get('page'));
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT),
    state: STATES.find((state) => state === params.get('state')),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

export function getSubscribersPath({ text, state, page }: SubscriberQuery): string {
  const params = new URLSearchParams({ ...(text && { q: text }), ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return params.size > 0 ? `/admin/subscribers?${params}` : '/admin/subscribers';
}
