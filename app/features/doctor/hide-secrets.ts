import type { Settings } from '#platform/env/settings.server.ts';

const URLS = ['DATABASE_URL', 'STORAGE_URL', 'SMTP_URL', 'BACKUP_TO', 'PURGE_URL'] as const;
const TOKENS = ['SESSION_SECRET', 'PURGE_TOKEN', 'METRICS_TOKEN', 'YOUTUBE_API_KEY'] as const;
/** Shorter ones would hide parts of words. */
const SHORTEST = 4;

/** Takes whatever the settings keep secret out of a text, as a driver's message may quote it. */
export function createSecretHider(settings: Pick<Settings, (typeof URLS)[number] | (typeof TOKENS)[number]>): (text: string) => string {
  const secrets = [...TOKENS.map((name) => settings[name]), ...URLS.flatMap((name) => listSecrets(settings[name]))]
    .filter((secret) => secret.length >= SHORTEST)
    .sort((a, b) => b.length - a.length);
  return (text) => secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text);
}

/** As they are written in the URL, and decoded. */
function listSecrets(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password, searchParams } = new URL(value);
  return [password, decode(password), searchParams.get('password') ?? ''];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
