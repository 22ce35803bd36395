import path from 'node:path';
import { lookup } from 'mrmime';

const OTHER_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.speculationrules': 'application/speculationrules+json',
  '.xml': 'application/xml',
};

export function getContentType(file: string): string {
  const extension = path.extname(file).toLowerCase();
  const type = OTHER_TYPES[extension] ?? lookup(extension) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
