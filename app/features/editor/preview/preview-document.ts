/**
 * Removes scripts, opens links in a new tab and moves anchors within the frame. The style is allowed by the nonce of the admin's page,
 * whose policy applies in the frame.
 */
export function toPreviewDocument(page: string, theme = ''): string {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  const allowed = page.replace(/<style(?: nonce="[\w-]{0,40}")?>/, `<style nonce="${nonce}">`); // parsing it is what the policy asks about
  const preview = new DOMParser().parseFromString(allowed, 'text/html');
  for (const element of preview.querySelectorAll('script, link[rel="modulepreload"], link[rel="preload"], link[rel="manifest"]'))
    element.remove();
  const base = preview.createElement('base');
  base.target = '_blank';
  preview.head.prepend(base);
  for (const link of preview.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!href.startsWith('#')) continue;
    link.setAttribute('href', `about:srcdoc${href}`);
    link.setAttribute('target', '_self');
  }
  preview.documentElement.className ||= theme;
  return `<!doctype html>${preview.documentElement.outerHTML}`;
}
