import integrity from 'virtual:style-integrity';

export function styleSheet(href: string): { rel: 'stylesheet'; href: string; integrity?: string } {
  const hash = integrity[href];
  return { rel: 'stylesheet', href, ...(hash && { integrity: hash }) };
}
