import path from 'node:path';
import { lookup } from 'mrmime';

/** Types that mrmime does not know, and XML for programs rather than for people. */
const OTHER_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.speculationrules': 'application/speculationrules+json',
  '.xml': 'application/xml',
};

/** The Content-Type by a file's extension. */
export function getContentType(file: string): string {
  const extension = path.extname(file).toLowerCase();
  const type = OTHER_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
