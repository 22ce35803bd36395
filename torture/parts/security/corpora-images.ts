import { startAttackedSite } from '../../../tests/security/support/attacked-site.ts';
import { proveImages } from '../../../tests/security/support/prove-images.ts';
import { corpusFiles } from '../../../tests/support/corpora.ts';
import { isShort, print, report } from '../../report.ts';

/** Every hostile image through the admin's upload. */
const files = corpusFiles('images');

async function main(all: { name: string; bytes: Buffer }[]) {
  const site = await startAttackedSite();
  try {
    const { kept, served, faults } = await proveImages(site, all);
    print(`${all.length} files, ${kept} kept, ${served} served and looked at`);
    report(faults);
  } finally {
    await site.stop();
  }
}

if (files) await main(isShort ? files.filter((_, index) => index % 20 === 0) : files);
