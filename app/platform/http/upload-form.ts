import type { SendResult } from './send-json.ts';

/** After this long without a byte sent, the connection counts as lost. */
const STALLED_MS = 60_000;
const RESPONSE_MS = 180_000;

/** Reports progress from 0 to 1. Never throws: a lost, stalled or aborted connection is `unreachable`. */
export function uploadForm(
  path: string,
  body: FormData | File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<SendResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch tells nothing of what is sent
    let timer: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    function waitAtMost(ms: number) {
      clearTimeout(timer);
      timer = setTimeout(abort, ms);
    }
    request.upload.onprogress = ({ loaded, total }) => {
      waitAtMost(STALLED_MS);
      if (total > 0) onProgress(loaded / total);
    };
    request.upload.onload = () => waitAtMost(RESPONSE_MS);
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(
        request.status === 0
          ? { outcome: 'unreachable' }
          : { outcome: 'answered', status: request.status, body: parse(request.responseText) },
      );
    };
    if (signal.aborted) return resolve({ outcome: 'unreachable' });
    signal.addEventListener('abort', abort, { once: true });
    request.open('POST', path);
    waitAtMost(STALLED_MS);
    request.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
