// Draws the pictures and icons of the built-in content into public/. Run by hand (`npm run pictures`) when titles or the weave change.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawIcons, drawPictures } from './pictures.ts';

for (const [file, content] of [...drawPictures(), ...(await drawIcons())]) {
  const target = path.join('public', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
