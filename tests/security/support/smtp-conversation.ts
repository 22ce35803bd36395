import { fromHtml } from 'hast-util-from-html';
import { parseEmail, type ReceivedEmail } from '../../support/smtp-server.ts';
import { findElements } from './page-forms.ts';

interface RawEmail extends ReceivedEmail {
  envelope: { from: string; to: string[] };
  /** The text of each `text/html` part. */
  html: string[];
}

const COMMAND = /^(EHLO [\w.[\]-]+|MAIL FROM:<[^\s<>]+>|RCPT TO:<[^\s<>]+>|DATA|RSET|QUIT)$/;
const MAX_LINE = 998;
const ONCE = ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'];
const AT_MOST_ONCE = ['Reply-To', 'Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Content-Transfer-Encoding'];
const OF_PARTS = ['Content-Type', 'Content-Transfer-Encoding'];

interface ReadEmails {
  emails: RawEmail[];
  faults: string[];
}

type Say = (what: string, line: string) => void;

/** Reads what a client sent on one connection, command by command, and says what in it no email of the site's may hold. */
export function readConversation(bytes: Buffer): ReadEmails {
  const emails: RawEmail[] = [];
  const faults: string[] = [];
  const say = createSay(faults);
  let envelope: RawEmail['envelope'] = { from: '', to: [] };
  let data: string[] | undefined;
  for (const line of splitLines(bytes.toString('latin1'), say)) {
    if (data?.length === 0 && line === 'RSET') data = undefined; // the server has refused DATA: an email begins with a header
    if (data === undefined) {
      if (line && !COMMAND.test(line)) say('a command', line);
      const [, verb, address = ''] = /^(MAIL FROM|RCPT TO):<(.*)>/.exec(line) ?? [];
      if (verb === 'MAIL FROM') envelope = { from: address, to: [] };
      if (verb === 'RCPT TO') envelope.to.push(address);
      if (line === 'DATA') data = [];
    } else if (line === '.') {
      emails.push(readEmail(data, envelope, say));
      data = undefined;
    } else {
      data.push(line.startsWith('.') ? line.slice(1) : line);
    }
  }
  return { emails, faults };
}

/** The same for an email that is only composed. A line break of its own kind is one, as a connection would make it. */
export function readComposed(bytes: Buffer, { from, to }: { from: string | false; to: string[] }): ReadEmails {
  const faults: string[] = [];
  const say = createSay(faults);
  const lines = splitLines(bytes.toString('latin1').replaceAll(/\r\n|\r|\n/g, '\r\n'), say);
  return { emails: [readEmail(lines, { from: String(from), to }, say)], faults };
}

function createSay(faults: string[]): Say {
  return (what, line) => void faults.push(`${what}: ${JSON.stringify(line.slice(0, 200))}`);
}

function splitLines(text: string, say: Say): string[] {
  const lines = text.split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) say('a bare line break', line);
    if (/[^\t\x20-\x7e\r\n]/.test(line)) say('not ASCII', line);
    if (line.length > MAX_LINE) say('a long line', line);
  }
  return lines;
}

function readEmail(lines: string[], envelope: RawEmail['envelope'], say: Say): RawEmail {
  const { names, raw, body } = readPart(lines, say);
  for (const name of ONCE) if (names.filter((each) => each === name).length !== 1) say(`not one ${name}`, names.join());
  for (const name of AT_MOST_ONCE) if (names.filter((each) => each === name).length > 1) say(`more than one ${name}`, names.join());
  for (const name of names) if (!ONCE.includes(name) && !AT_MOST_ONCE.includes(name)) say('a header', name);
  const email = parseEmail(raw);
  const boundary = /^multipart\/alternative;\s*boundary="([^"]+)"/.exec(email.contentType)?.[1];
  const parts = boundary ? splitParts(body, boundary).map((part) => readPart(part, say)) : [];
  if (boundary && parts.length !== 2) say(`${parts.length} parts`, email.subject);
  for (const part of parts) for (const name of part.names) if (!OF_PARTS.includes(name)) say('a header of a part', name);
  if (envelope.to.length !== 1 || email.to.replace(/^<(.*)>$/, '$1') !== envelope.to[0]) say(`to ${email.to}`, envelope.to.join());
  const letters = parts.map((part) => parseEmail(part.raw));
  return { ...email, envelope, html: letters.filter(({ contentType }) => /^text\/html/.test(contentType)).map(({ text }) => text) };
}

function readPart(lines: string[], say: Say) {
  const end = lines.indexOf('');
  const names = lines.slice(0, end).flatMap((line) => {
    if (/^[ \t]+\S/.test(line)) return [];
    const name = /^([A-Za-z-]+):(?: \S|$)/.exec(line)?.[1];
    if (!name) say('a line among the headers', line);
    return name ?? [];
  });
  return { names, raw: lines.join('\r\n'), body: lines.slice(end + 1) };
}

function splitParts(lines: string[], boundary: string): string[][] {
  const marks = lines.flatMap((line, at) => (line.startsWith(`--${boundary}`) ? at : []));
  return marks.slice(0, -1).map((mark, at) => lines.slice(mark + 1, marks[at + 1]));
}

/** Says what runs, loads or hides in the HTML of an email. */
export function findActiveHtml(html: string): string[] {
  return findElements(fromHtml(html), () => true).flatMap(({ tagName, properties }) => [
    ...(ACTIVE.has(tagName) ? [`<${tagName}>`] : []),
    ...Object.entries(properties).flatMap(([name, value]) => {
      const isActive = /^(on[a-z]|data[A-Z]|srcDoc$|formAction$)/.test(name) || /^\s*(javascript|vbscript|data):/i.test(String(value));
      return isActive ? [`${tagName} ${name}=${String(value).slice(0, 100)}`] : [];
    }),
  ]);
}

const ACTIVE = new Set('script iframe object embed base link form input button textarea select svg math template audio video'.split(' '));
