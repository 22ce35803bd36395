import integrity from 'virtual:style-integrity';
import type { LinkDescriptor } from 'react-router';

/** A link to a built style sheet, which the browser takes only as it was built. */
export function styleSheet(href: string): LinkDescriptor {
  const hash = integrity[href];
  return { rel: 'stylesheet', href, ...(hash && { integrity: hash }) };
}
