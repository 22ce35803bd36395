import { ImportError, type ImportFiles, type ImportSource, type OpenedExport } from '../reading/source.ts';
import { bylineSource } from './byline.server.ts';
import { ghostSource } from './ghost/ghost.server.ts';
import { markdownSource } from './markdown/markdown.server.ts';
import { mediumSource } from './medium.server.ts';
import { substackSource } from './substack.server.ts';
import { wordpressSource } from './wordpress/wordpress.server.ts';

/** Asked in turn: the plainest formats come last. */
const SOURCES: ImportSource[] = [bylineSource, wordpressSource, ghostSource, substackSource, mediumSource, markdownSource];

/** Throws ImportError for files that no source knows. */
export async function openExport(files: ImportFiles): Promise<{ source: ImportSource; opened: OpenedExport }> {
  for (const source of SOURCES) {
    const opened = await source.open(files);
    if (opened) return { source, opened };
  }
  const labels = new Intl.ListFormat('en', { type: 'conjunction' }).format(SOURCES.map(({ label }) => label));
  throw new ImportError(`Byline can’t read this export. It takes files from ${labels}.`);
}
