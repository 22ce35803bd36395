import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  contentType: string;
  text: string;
}

/** A real SMTP server on a free port of the loopback that keeps what it is sent. */
export async function startSmtpServer(): Promise<{ url: string; letters: ReceivedEmail[]; stop(): Promise<void> }> {
  const letters: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(parseEmail(Buffer.concat(chunks).toString('utf8')));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, letters, stop: () => new Promise((resolve) => server.close(() => resolve())) };
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
    subject: of('subject'),
    contentType: of('content-type'),
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
