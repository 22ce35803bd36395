/** The path of the first image of this site in HTML, which may still be uploading; undefined where there is none. */
export function findFirstImage(html: string): string | undefined {
  for (const [tag] of html.matchAll(/<img\b[^<>]*>/gi)) {
    const [, src = ''] = /\ssrc="([^"]*)"/i.exec(tag) ?? [];
    if (/^\/(?!\/)/.test(src)) return src.replaceAll('&amp;', '&').replaceAll('&#x26;', '&');
  }
  return undefined;
}
