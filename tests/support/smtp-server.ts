import { randomInt } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  to: string;
  from: string;
  replyTo: string;
  messageId: string;
  subject: string;
  contentType: string;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  text: string;
}

/** Where a server may say no. */
export type SmtpStep = 'AUTH' | 'MAIL FROM' | 'RCPT TO' | 'DATA';

export interface TestSmtpServer {
  host: string;
  url: string;
  port: number;
  letters: ReceivedEmail[];
  connections(): number;
  /** What clients sent, byte for byte, each connection by itself. */
  received(): Buffer[];
  /** Ends its connections, too. */
  stop(): Promise<void>;
}

/** A real SMTP server on the loopback that keeps what it is sent; `refuse` gives the status that a step is refused with, if it is. */
export async function startSmtpServer({
  host = '127.0.0.1',
  port = 0,
  refuse = () => undefined,
  isEncrypted = false,
}: {
  host?: string;
  port?: number;
  /** Offers STARTTLS with a certificate of its own. */
  isEncrypted?: boolean;
  refuse?: (step: SmtpStep, address: string) => number | undefined;
} = {}): Promise<TestSmtpServer> {
  const letters: ReceivedEmail[] = [];
  const received: Buffer[][] = [];
  const toError = (step: SmtpStep, address: string) => {
    const status = refuse(step, address);
    return status === undefined ? null : Object.assign(new Error(`no: <${address}>`), { responseCode: status });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: isEncrypted ? [] : ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username = '' }, _session, done) => done(toError('AUTH', username), { user: username }),
    onMailFrom: ({ address }, _session, done) => done(toError('MAIL FROM', address)),
    onRcptTo: ({ address }, _session, done) => done(toError('RCPT TO', address)),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const letter = parseEmail(Buffer.concat(chunks).toString('utf8'));
        const error = toError('DATA', letter.to);
        if (!error) letters.push(letter);
        done(error);
      });
    },
  });
  server.on('error', () => undefined); // a client that ends in the middle
  server.server.prependListener('connection', (socket: Socket) => {
    const chunks: Buffer[] = [];
    received.push(chunks);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const taken = getPort(server.server.address());
  return {
    host,
    url: `smtp://${host}:${taken}`,
    port: taken,
    letters,
    connections: () => received.length,
    received: () => received.map((chunks) => Buffer.concat(chunks)),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** On a port that can be chosen in the admin, at an address of this machine that no other test has. */
export function startSmtpServerToEnter(options: Parameters<typeof startSmtpServer>[0] = {}): Promise<TestSmtpServer> {
  return startSmtpServer({ host: ['127', ...[1, 2, 3].map(() => randomInt(1, 255))].join('.'), port: 2525, ...options });
}

/** A server that takes connections and says nothing, or lets an email begin and then hangs up. */
export async function startBrokenSmtpServer(
  how: 'silent' | 'cut',
): Promise<Pick<TestSmtpServer, 'url' | 'port' | 'stop'> & { calls(): number }> {
  let calls = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    calls += 1;
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
    if (how === 'silent') return;
    socket.write('220 here\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (/^DATA/im.test(text)) socket.write('354 go on\r\n');
      else if (/^(EHLO|MAIL|RCPT)/im.test(text)) socket.write('250 ok\r\n');
      else socket.destroy(); // the email itself
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = getPort(server.address());
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    calls: () => calls,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve)); // resolves as well when it has stopped
    },
  };
}

function getPort(address: ReturnType<Server['address']>): number {
  return typeof address === 'object' && address ? address.port : 0;
}

/** Reads a letter of one plain part, such as a `.eml` file holds. */
export function parseEmail(raw: string): ReceivedEmail {
  const end = raw.search(/\r?\n\r?\n/);
  const headers = new Map(
    raw
      .slice(0, end)
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decodeWords(line.slice(line.indexOf(':') + 1).trim())]),
  );
  const of = (name: string) => headers.get(name) ?? '';
  return {
    to: of('to'),
    from: of('from').replace(/"/g, ''),
    replyTo: of('reply-to'),
    messageId: of('message-id'),
    subject: of('subject'),
    contentType: of('content-type'),
    headers: Object.fromEntries(headers),
    text: decodeBody(raw.slice(end).trim(), of('content-transfer-encoding')),
  };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quotedPrintable(text.replace(/_/g, ' ')),
    );
}

function decodeBody(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  return /quoted-printable/i.test(encoding) ? quotedPrintable(body.replace(/=\r?\n/g, '')) : body;
}

function quotedPrintable(text: string): string {
  return Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
}
