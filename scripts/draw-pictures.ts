// Draws the pictures and icons of the built-in content into public/, and the stylesheet of the colours. Run by hand (`npm run pictures`)
// when a title, a colour or the weave has changed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeColoursCss } from './colours.ts';
import { drawIcons, drawPictures } from './pictures.ts';

for (const [file, content] of [...drawPictures(), ...(await drawIcons())]) {
  const target = path.join('public', file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
writeFileSync('app/ui/styles/colours.css', writeColoursCss());
