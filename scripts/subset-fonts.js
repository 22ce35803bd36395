// Makes the fonts in app/ui/fonts from the packages that the type foundries publish. Run by hand when the letters or
// the packages change, in an empty folder of "type": "module" outside the repository, so that they never become dependencies:
//   npm i subset-font@2.9.0 fontkit@2.0.4 @fontsource-variable/bricolage-grotesque@5.3.0 \
//     @fontsource-variable/newsreader@5.3.0 @expo-google-fonts/bricolage-grotesque@0.4.1
//   cp -r <repository>/scripts/subset-fonts.js . && node subset-fonts.js <repository>/app/ui/fonts
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const target = process.argv[2] ?? 'app/ui/fonts';
const variable = 'node_modules/@fontsource-variable';
const headline = 'node_modules/@expo-google-fonts/bricolage-grotesque';

const ascii = letters(0x20, 0x7e);
const latin = `${ascii}\u00a0£©«·»×–—‘’“”…€→↗−ÀÁÇÉÈÊÍÑÓÖÚÜàáâäçèéêëìíîïñòóôöùúûüœß`;
// Wider Latin, with the letters of Akan, Ewe, Hausa, Igbo, Yoruba and the southern languages that the fonts know.
const extended = `${letters(0xa1, 0x17f)}${letters(0x1cd, 0x1d4)}ǸǹȘșȚțʼ†•‹›‚„™←↑↓${letters(0x1e00, 0x1eff)}ƁɓƊɗƘƙƎǝƆɔƐɛƉɖƑƒƔɣŊŋƲʋ`;

const kept = ['kern', 'mark', 'mkmk', 'ccmp', 'liga'];
const grotesque = { wght: { min: 400, max: 800 }, opsz: 36 };
const serif = { wght: { min: 400, max: 700 }, opsz: 18 };

await make('grotesque', 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2', latin, grotesque, [...kept, 'tnum']);
await make('serif', 'newsreader/files/newsreader-latin-opsz-normal.woff2', latin, serif, kept);
await make('serif-italic', 'newsreader/files/newsreader-latin-opsz-italic.woff2', latin, { wght: 400, opsz: 18 }, kept);
for (const [part, set] of [
  ['latin-ext', extended],
  ['vietnamese', extended],
]) {
  const rest = without(set, latin);
  await make(`grotesque-${part}`, `bricolage-grotesque/files/bricolage-grotesque-${part}-opsz-normal.woff2`, rest, grotesque, kept);
  await make(`serif-${part}`, `newsreader/files/newsreader-${part}-opsz-normal.woff2`, rest, serif, kept);
}

const still = await readFile(`${headline}/700Bold/BricolageGrotesque_700Bold.ttf`);
await writeFile(
  join(target, 'headline.ttf'),
  await subsetFont(still, latin + extended, { targetFormat: 'sfnt', keepFeatures: kept, noHinting: true }),
);
await copyFile(`${variable}/bricolage-grotesque/LICENSE`, join(target, 'grotesque-licence.txt'));
await copyFile(`${variable}/newsreader/LICENSE`, join(target, 'serif-licence.txt'));

async function make(name, source, text, variationAxes, keepFeatures) {
  const font = await readFile(join(variable, source));
  const parsed = create(font);
  if (!('hasGlyphForCodePoint' in parsed)) throw new Error(`${source} is a collection of fonts`);
  const known = [...text].filter((letter) => parsed.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const bytes = await subsetFont(font, known.join(''), {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
    noHinting: true,
    noLayoutClosure: !keepFeatures.includes('tnum'),
  });
  await writeFile(join(target, `${name}.woff2`), bytes);
  process.stdout.write(`${name}.woff2 ${bytes.length} ${name.includes('-') ? unicodeRange(known) : ''}\n`);
}

function letters(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function without(text, gone) {
  return [...text].filter((letter) => !gone.includes(letter)).join('');
}

function unicodeRange(known) {
  const codes = [...new Set(known.map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
