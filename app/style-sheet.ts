import integrity from 'virtual:style-integrity';

/** A link to a built style sheet, which the browser takes only as it was built. */
export function styleSheet(href: string): { rel: 'stylesheet'; href: string; integrity?: string } {
  const hash = integrity[href];
  return { rel: 'stylesheet', href, ...(hash && { integrity: hash }) };
}
