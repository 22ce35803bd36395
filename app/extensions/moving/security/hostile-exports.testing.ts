import { constants, deflateRawSync } from 'node:zlib';
import { makeZip } from '#tests/support/zip.ts';

export interface HostileExport {
  name: string;
  file: string;
  body: Buffer | (() => Iterable<Buffer>);
  /** Nothing of it may come; otherwise it is cut to what a site can hold. */
  isRefused: boolean;
}

const MIB = 1024 ** 2;
const RSS =
  '<?xml version="1.0"?>\n<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="c" xmlns:excerpt="e" xmlns:dc="d"><channel>';
const RSS_END = '</channel></rss>';
const ITEM = '<item><title>a</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>';
const BILLION = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>';

export function listHostileExports(strings: readonly string[], port: number): HostileExport[] {
  const nested = '['.repeat(5_000_000) + ']'.repeat(5_000_000);
  const tree = `{"root":${'{"children":['.repeat(500_000)}${']}'.repeat(500_000)}}`;
  const refused: [name: string, file: string, body: HostileExport['body']][] = [
    [
      'entities',
      'a.xml',
      Buffer.from(RSS.replace('\n', `\n${BILLION}`).concat(ITEM.replace('<title>a', '<title>&b;&c;'), '</item>', RSS_END)),
    ],
    ['100,000 nested elements', 'a.xml', Buffer.from(`${RSS}${ITEM}${'<wp:postmeta>'.repeat(100_000)}`)],
    ['100,000 posts of WordPress', 'a.xml', Buffer.from(RSS + listPosts(100_000) + RSS_END)],
    [
      '100,000 posts of Ghost',
      'a.json',
      toGhost(Array.from({ length: 100_000 }, (_, id) => ({ id, title: 'a', slug: `a-${id}`, html: '<p>a' }))),
    ],
    ['XML that is cut off', 'a.xml', Buffer.from(RSS + ITEM)],
    ['JSON nested 5,000,000 deep', 'a.json', Buffer.from(nested)],
    ['a post nested 5,000,000 deep', 'a.json', Buffer.from(`{"db":[{"data":{"posts":[{"id":1,"x":${nested}}]}}]}`)],
    ['paths out of the zip', 'a.zip', makeZip([{ path: '../../../evil.md', text: '---\ntitle: a\n---\na' }])],
    ['paths from the root', 'a.zip', makeZip([{ path: '/tmp/evil.md', text: '---\ntitle: a\n---\na' }])],
    ['5 GB in one XML', 'a.zip', makeZip([inflating('a.xml', RSS, 5 * 1024)])],
    ['5 GB in one XML that says it is 1 kB', 'a.zip', makeZip([{ ...inflating('a.xml', RSS, 5 * 1024), bytes: 1000 }])],
    [
      '5 GB in five JSON',
      'a.zip',
      makeZip(Array.from({ length: 5 }, (_, at) => inflating(`ghost${at}.json`, '{"db":[{"data":{"posts":[', 1000))),
    ],
    ['random bytes', 'a.xml', Buffer.from(Array.from({ length: MIB }, (_, at) => (at * 7919) % 251))],
  ];
  const cut: typeof refused = [
    ['5 GB in 250 texts', 'a.zip', makeZip(Array.from({ length: 250 }, (_, at) => inflating(`${at}.md`, '---\ntitle: a\n---\n', 20)))],
    [
      'HTML nested 100,000 deep',
      'a.json',
      toGhost([{ id: 1, title: 'a', slug: 'a', status: 'published', html: '<div><b><ul><li>'.repeat(25_000) }]),
    ],
    [
      'a tree of an editor nested 500,000 deep',
      'a.json',
      toGhost([{ id: 'tree', title: 'a', slug: 'tree', status: 'published', lexical: tree }]),
    ],
    [
      'images in private networks',
      'a.json',
      toGhost([{ id: 'private', title: 'Private', slug: 'private', status: 'published', html: listImages(port) }]),
    ],
    ['strings of attackers in all fields', 'a.json', toGhost(strings.map(toPost))],
    ['strings of attackers in WordPress', 'a.xml', Buffer.from(RSS + strings.map(toItem).join('') + RSS_END)],
  ];
  return [
    ...refused.map(([name, file, body]) => ({ name, file, body, isRefused: true })),
    ...cut.map(([name, file, body]) => ({ name, file, body, isRefused: false })),
  ];
}

/** So many MiB of spaces after a start, in a thousandth of the bytes. */
function inflating(path: string, start: string, mib: number) {
  const piece = deflateRawSync(Buffer.alloc(10 * MIB, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const deflated = Buffer.concat([
    deflateRawSync(Buffer.from(start), { finishFlush: constants.Z_FULL_FLUSH }),
    ...Array.from({ length: mib / 10 }, () => piece),
    deflateRawSync(Buffer.alloc(0)),
  ]);
  return { path, deflated, bytes: Math.min(start.length + mib * MIB, 2 ** 32 - 2) };
}

function toGhost(posts: object[]): Buffer {
  return Buffer.from(JSON.stringify({ db: [{ meta: { version: '5.0.0' }, data: { posts } }] }));
}

function listPosts(count: number): string {
  return Array.from({ length: count }, (_, id) => `${ITEM.replace('>1<', `>${id}<`)}<content:encoded>a</content:encoded></item>`).join('');
}

function listImages(port: number): string {
  const hosts = [
    `127.0.0.1:${port}`,
    `localhost:${port}`,
    `[::1]:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `2130706433:${port}`,
    '169.254.169.254',
    '10.0.0.1',
  ];
  return hosts.map((host, at) => `<p><img src="http://${host}/image-${at}.png" alt=""></p>`).join('');
}

function toPost(text: string, at: number) {
  const markup = `<p onclick="${text}">${text}</p><script>${text}</script><img src="x" onerror="${text}"><a href="javascript:${text}">${text}</a>`;
  const words = Object.fromEntries(
    ['title', 'slug', 'custom_excerpt', 'meta_title', 'meta_description', 'canonical_url', 'codeinjection_head'].map((name) => [
      name,
      text,
    ]),
  );
  return { id: `a-${at}`, status: 'published', html: markup, feature_image: `javascript:${text}`, published_at: text, ...words };
}

function toItem(text: string, at: number): string {
  const data = `<![CDATA[${text.replaceAll(']]>', '')}]]>`;
  const names = ['title', 'link', 'dc:creator', 'excerpt:encoded', 'content:encoded', 'wp:post_name', 'wp:post_date', 'category'];
  const fields = names.map((name) => `<${name}>${data}</${name}>`).join('');
  return `<item><wp:post_id>${at}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${fields}</item>`;
}
