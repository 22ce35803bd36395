import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { absoluteHtml } from '../absolute-html.server.ts';

/** In characters, of all feeds together: those of all categories hold some 140 articles of 8 kB. */
const CACHE_SIZE = 2_000_000;
const KEY_SIZE = 100;

/** As `absoluteHtml`; remembers by content, so that a save costs the rendering of what it has changed. */
export const renderFeedHtml = createHtmlCache(absoluteHtml, CACHE_SIZE);

/** `maxSize` is in characters. What is longer than that is rendered each time. */
export function createHtmlCache(render: (content: string, pageUrl: string) => string, maxSize: number): typeof render {
  const rendered = new LRUCache<string, string>({ maxSize });
  return (content, pageUrl) => {
    const key = hash('sha256', `${pageUrl}\n${content}`, 'base64');
    const known = rendered.get(key);
    if (known !== undefined) return known;
    const html = render(content, pageUrl);
    rendered.set(key, html, { size: html.length + KEY_SIZE });
    return html;
  };
}
