import { expect, test } from 'vitest';
import { corpusFiles } from '../support/corpora.ts';
import { startAttackedSite } from './support/attacked-site.ts';
import { proveImages } from './support/prove-images.ts';

/** Of each sort one; `npm run torture -- corpora-images` uploads them all. */
const SAMPLE = [
  'payload_in_all_known_metadata.jpg',
  'payload_text_xss.png',
  'PHP_exif_phpinfo.jpg',
  'GIF_exploit.gif',
  'SVG_XSS1.svg',
  'xss.html',
  'broken_data_stream.png',
];

const files = corpusFiles('images')?.filter(({ name }) => SAMPLE.includes(name));

test.skipIf(!files)('[ADM-11] of a hostile file nothing but a clean picture is served, and its name is not used', async () => {
  const site = await startAttackedSite();
  try {
    const { kept, served, faults } = await proveImages(site, files ?? []);
    expect(faults).toEqual([]);
    expect(files).toHaveLength(SAMPLE.length);
    expect(kept).toBeGreaterThan(2);
    expect(served).toBeGreaterThanOrEqual(kept);
  } finally {
    await site.stop();
  }
});
