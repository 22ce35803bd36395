import type { ViteDevServer } from 'vite';
import type { Services } from '#app/context/services.server.ts';
import { errorFields, type LogFields } from '#platform/log/log.server.ts';
import type { AppHandler } from '../http/app-handler.ts';
import { createFailurePage } from './failure-page.ts';
import { loadApp } from './load-app.ts';

/** The app loaded anew for each request, so that it holds what has been edited since; what fails is shown in the browser. */
export function createDevHandler(vite: ViteDevServer, services: Services): AppHandler {
  return async (request, info) => {
    const { log, failures } = recordFailures(services.log);
    const response = await loadApp(vite)
      .then(({ createAppHandler }) =>
        // A page is rendered whole, so that every failure is known before it is answered.
        createAppHandler({ ...services, log })(request, { ...info, rendering: { ...info.rendering, mode: 'whole' } }),
      )
      .catch((error: unknown) => void log.error('request failed', errorFields(error)));
    const isPage = request.headers.get('accept')?.includes('text/html');
    if (response && (response.status < 500 || failures.length === 0 || !isPage)) return response;
    await response?.body?.cancel();
    return createFailurePage(failures, info.rendering.nonce);
  };
}

/** A log that writes each failure once, however many layers tell of it, and keeps them. */
function recordFailures(log: Services['log']) {
  const failures: LogFields[] = [];
  return {
    failures,
    log: {
      ...log,
      error(event: string, fields: LogFields = {}) {
        if (failures.some(({ stack }) => stack === fields.stack)) return;
        failures.push(fields);
        log.error(event, fields);
      },
    },
  };
}
