import type { ContentVersion } from '#db/content-version.server.ts';
import type { Settings } from '#platform/env/settings.server.ts';
import { z } from '#platform/forms/zod.ts';
import { parseStoredJson } from '#platform/health/damage.ts';
import { type PostRequest, sendPost } from '#platform/http/send-post.server.ts';
import { JobFailure, type JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';

export const PURGE_JOB = 'purge';

const SECOND_MS = 1000;
const TIMING = {
  callMs: 5 * SECOND_MS,
  gapMs: SECOND_MS,
  /** Purges twice, because the CDN may refetch a stale page during the first purge. */
  againMs: 3 * SECOND_MS,
  pausesMs: [SECOND_MS, 2 * SECOND_MS, 5 * SECOND_MS, 15 * SECOND_MS, 60 * SECOND_MS],
};
const REPORTED_FAILURES = 2;

const FAULT =
  'The CDN cannot be told what has changed, so readers may see pages up to ten minutes old. The site keeps trying. Check PURGE_URL and PURGE_TOKEN.';

const stateSchema = z.strictObject({ version: z.number(), againAt: z.number().nullable(), nextDate: z.number().nullable() });

interface PurgeDeps {
  settings: Pick<Settings, 'PURGE_URL' | 'PURGE_TOKEN'>;
  contentVersion: Pick<ContentVersion, 'current'>;
  log: Log;
  now(): Date;
  findNextDate(): Promise<number>;
  timing?: Partial<typeof TIMING>;
}

/** Purges at each start, after each change, and when a date comes. Empty without PURGE_URL. */
export function createPurgeHandlers({ settings, contentVersion, log, now, findNextDate, timing }: PurgeDeps): JobHandler[] {
  const { callMs, gapMs, againMs, pausesMs } = { ...TIMING, ...timing };
  const run: JobHandler['run'] = async ({ payload }, { signal }) => {
    const last = stateSchema.safeParse(payload && parseStoredJson(payload)).data;
    const version = contentVersion.current();
    const time = now().getTime();
    const isNew = !last || version !== last.version || (last.nextDate !== null && time >= last.nextDate);
    const isAgain = !isNew && last.againAt !== null && time >= last.againAt;
    if (isNew || isAgain) {
      const request = createPurgeRequest(settings.PURGE_URL, settings.PURGE_TOKEN, version);
      const outcome = await sendPost(request, AbortSignal.any([signal, AbortSignal.timeout(callMs)]));
      if (outcome !== 'done') throw new JobFailure(`the CDN is not purged: ${outcome.reason}`, outcome);
      log.info('CDN purged', { version, isAgain });
    }
    const againAt = isNew ? now().getTime() + againMs : isAgain ? null : last.againAt;
    const nextDate = toDate(await findNextDate());
    const at = Math.min(againAt ?? Number.POSITIVE_INFINITY, nextDate ?? Number.POSITIVE_INFINITY);
    return { at: Number.isFinite(at) ? new Date(at) : null, payload: JSON.stringify({ version, againAt, nextDate }) };
  };
  const handler: JobHandler = {
    name: PURGE_JOB,
    label: 'Purging the CDN',
    run,
    everyMs: null,
    onContentChange: { afterMs: 0 },
    isForgetful: true,
    pausesMs,
    gapMs,
    timeLimitMs: 2 * callMs,
    fault: { part: 'cdn', describe: ({ failures }) => (failures >= REPORTED_FAILURES ? FAULT : undefined) },
  };
  return settings.PURGE_URL ? [handler] : [];
}

function toDate(time: number): number | null {
  return Number.isFinite(time) ? time : null;
}

interface Api {
  header: string;
  prefix?: string;
  body: Record<string, unknown>;
}

const APIS: Record<string, Api> = {
  'api.cloudflare.com': { header: 'authorization', prefix: 'Bearer ', body: { purge_everything: true } },
  'api.fastly.com': { header: 'fastly-key', body: {} },
  'api.bunny.net': { header: 'accesskey', body: {} },
};

/** Purges everything, since almost every page names what is new. */
export function createPurgeRequest(purgeUrl: string, token: string, version: number): PostRequest {
  const api: Api = APIS[new URL(purgeUrl).hostname] ?? { header: 'authorization', prefix: 'Bearer ', body: { all: true, version } };
  return {
    url: purgeUrl,
    headers: { 'content-type': 'application/json', ...(token && { [api.header]: `${api.prefix ?? ''}${token}` }) },
    body: JSON.stringify(api.body),
  };
}
