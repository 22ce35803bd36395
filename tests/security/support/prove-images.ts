import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { AttackedSite } from './attacked-site.ts';

/** What comes along in files that are no picture alone: scripts of browsers and servers, and what describes a photograph. */
const STOWAWAYS = [
  '<script',
  '<svg',
  '<?php',
  'alert(',
  'onerror=',
  'javascript:',
  'Exif\0\0',
  'http://ns.adobe.com',
  '<x:xmpmeta',
  '8BIM',
];
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.gif': 'image/gif',
};
/** Whose the folder is; for nobody to read. */
const SITE_MARK = 'byline-site.txt';
const BOUNDARY = 'a-boundary-of-our-own';

/** Uploads each file through the admin's endpoint, under its own name and more hostile ones, and fetches what is served of it. */
export async function proveImages(site: AttackedSite, files: readonly { name: string; bytes: Buffer }[]) {
  const faults: string[] = [];
  let kept = 0;
  for (const [index, { name, bytes }] of files.entries()) {
    const fileName = [name, `../../${name}`, `${name}.html`, `<img src=x onerror=alert(1)>${name}`][index % 4] ?? name;
    const { status, text } = await site.ask('/admin/images/upload', {
      method: 'POST',
      headers: { ...site.admin, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: toMultipart(fileName, bytes),
    });
    if (![200, 400, 413, 422].includes(status)) faults.push(`${name}: ${status} ${text.slice(0, 200)}`);
    if (/sharp|vips|libspng|\.server\.ts|node_modules|Input buffer/i.test(text))
      faults.push(`${name}: a library’s words: ${text.slice(0, 200)}`);
    if (status !== 200) continue;
    kept += 1;
    if (/\.svg$|\.html$|LICENSE/.test(name)) faults.push(`${name} was kept`);
    if (!/^\/images\/[\w-]+\.\w+$/.test(JSON.parse(text).image.url.split('?')[0])) faults.push(`${name}: kept as ${text.slice(0, 200)}`);
  }
  const stored = readdirSync(path.join(site.dataDir, 'content-images'));
  const served = stored.filter((name) => path.extname(name) in TYPES);
  for (const name of stored.filter((other) => !served.includes(other))) {
    const { status } = await site.ask(`/images/${name}`);
    if (name !== SITE_MARK || status !== 404) faults.push(`${name}: ${status}`);
  }
  for (const name of served) faults.push(...(await lookAtServed(site, name)));
  const health = await site.ask('/healthz');
  if (health.status !== 200) faults.push(`not well afterwards: ${health.status}`);
  return { files: files.length, kept, served: served.length, faults };
}

async function lookAtServed(site: AttackedSite, name: string): Promise<string[]> {
  const { status, headers, body } = await site.ask(`/images/${name}`);
  const { exif, xmp, iptc, icc, comments } = await sharp(body).metadata();
  const bytes = body.toString('latin1');
  return [
    ...(status === 200 ? [] : [`${name}: ${status}`]),
    ...(TYPES[path.extname(name)] === headers['content-type'] ? [] : [`${name}: ${headers['content-type']}`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : [`${name}: may be sniffed`]),
    ...(/default-src 'none'/.test(String(headers['content-security-policy'])) ? [] : [`${name}: no policy`]),
    ...([exif, xmp, iptc, icc].some(Boolean) || comments?.length ? [`${name}: has metadata`] : []),
    ...STOWAWAYS.filter((words) => bytes.includes(words)).map((words) => `${name}: holds ${words}`),
  ];
}

function toMultipart(fileName: string, bytes: Buffer): Buffer {
  const quoted = fileName.replaceAll('"', '%22');
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="${quoted}"\r\ncontent-type: image/png\r\n\r\n`;
  const alt = `\r\n--${BOUNDARY}\r\ncontent-disposition: form-data; name="alt"\r\n\r\n<script>alert(1)</script>\r\n--${BOUNDARY}--\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(alt)]);
}
