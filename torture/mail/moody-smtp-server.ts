import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface MoodySmtpServer {
  url: string;
  taken: TakenEmail[];
  deaths(): number;
  stop(): Promise<void>;
}

interface TakenEmail {
  to: string;
  /** By which the test knows it. */
  number: number;
  messageId: string;
  /** False if the client cannot know that it was taken. */
  isAnswered: boolean;
}

interface Mood {
  /** Finds the number that says what becomes of an email, in its recipient or in its text. */
  pattern: RegExp;
  judges: 'recipient' | 'text';
  /** In each so-manieth email the server dies after it has taken it. */
  diesEvery: number;
  hangsAfter: number;
}

export const REFUSED_EVERY = 97;
const DEFERRED_EVERY = 89;
const DELAYED_EVERY = 53;
const DELAY_MS = 500;

/** Refuses some emails for good, puts others off once, is slow now and then, dies after it has taken an email, and hangs once. */
export async function startMoodySmtpServer({ pattern, judges, diesEvery, hangsAfter }: Mood): Promise<MoodySmtpServer> {
  const taken: TakenEmail[] = [];
  const deferred = new Set<string>();
  let deaths = 0;
  const findNumber = (text: string) => Number(pattern.exec(text)?.[1]);
  const judge = (number: number, id: string) => {
    if (number % REFUSED_EVERY === 0) return Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 });
    if (number % DEFERRED_EVERY !== 0 || deferred.has(id)) return null;
    deferred.add(id);
    return Object.assign(new Error('4.7.1 greylisted'), { responseCode: 451 });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(judges === 'recipient' ? judge(findNumber(address), address) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const text = Buffer.concat(chunks).toString();
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const number = findNumber(judges === 'recipient' ? to : text);
        const error = judges === 'text' ? judge(number, `${to} ${number}`) : null;
        if (error) return done(error);
        const email = { to, number, messageId: /^Message-ID: (.+?)\r?$/m.exec(text)?.[1] ?? '', isAnswered: false };
        taken.push(email);
        const count = taken.length;
        if (count === hangsAfter) return;
        if (count % DELAYED_EVERY === 0) await wait(DELAY_MS);
        email.isAnswered = count % diesEvery !== 0;
        if (email.isAnswered) return done();
        deaths += 1;
        for (const connection of server.connections) connection.close();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    deaths: () => deaths,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
