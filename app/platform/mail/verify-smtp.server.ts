import { withTimeout } from '#platform/concurrency/deadline.ts';
import { MailFailure } from './mail.server.ts';
import { toOptions } from './open-mail.server.ts';
import { toMailFailure } from './smtp-failure.server.ts';

const STEP_MS = 4000;
const ALL_MS = 8000;

/** Signs in and sends nothing. Undefined if nothing is wrong. */
export async function verifySmtp(url: string): Promise<MailFailure | undefined> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...toOptions(url, { stepMs: STEP_MS, idleMs: STEP_MS }),
  });
  try {
    await withTimeout(ALL_MS, transport.verify());
    return undefined;
  } catch (error) {
    if (error instanceof DOMException) return new MailFailure('unreachable', { code: 'TIMEOUT' });
    return toMailFailure(error);
  } finally {
    transport.close();
  }
}
