export interface VideoUrl {
  id: string;
  /** Stored form: without tracking, `/shorts/` preserved. */
  url: string;
}

const LONG_HOSTS = /^(www\.|m\.|music\.)?youtube\.com$|^(www\.)?youtube-nocookie\.com$/;
const SHORT_HOSTS = /^(www\.)?youtu\.be$/;
const ID = /^[\w-]{11}$/;
/** Eleven characters too, but `/embed/` plays a list or a live stream by them. */
const NOT_IDS = ['videoseries', 'live_stream'];

export function parseVideoUrl(text: string): VideoUrl | undefined {
  const url = readUrl(text.trim());
  if (!url) return undefined;
  const [form, ...rest] = url.pathname.split('/').filter(Boolean);
  const segment = (rest[0] ?? '').split('&')[0] ?? '';
  if (SHORT_HOSTS.test(url.hostname)) return rest.length ? undefined : videoUrl(form, 'watch');
  if (!LONG_HOSTS.test(url.hostname) || rest.length > 1) return undefined;
  if (form === 'watch' && !rest.length) return videoUrl(url.searchParams.get('v'), 'watch');
  if (form === 'embed' || form === 'v' || form === 'live') return videoUrl(segment, 'watch');
  if (form === 'shorts') return videoUrl(segment, 'shorts');
}

/** Seconds at which a link begins to play, as YouTube writes them: `t=435`, `t=435s` or `start=435`. */
export function readStart(address: string): string {
  return /[?&](?:t|start)=(\d{1,6})s?(?:&|#|$)/.exec(address)?.[1] ?? '';
}

function readUrl(text: string): URL | undefined {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (/\s/.test(full) || !URL.canParse(full)) return undefined;
  const url = new URL(full);
  const isPlain = /^https?:$/.test(url.protocol) && !url.port && !url.username && !url.password;
  return isPlain ? url : undefined;
}

function videoUrl(id: string | null | undefined, form: 'watch' | 'shorts'): VideoUrl | undefined {
  if (!id || !ID.test(id) || NOT_IDS.includes(id)) return undefined;
  return { id, url: form === 'shorts' ? `https://www.youtube.com/shorts/${id}` : `https://www.youtube.com/watch?v=${id}` };
}
