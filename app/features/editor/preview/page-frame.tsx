import { useEffect, useRef, useState } from 'react';

interface PageFrameProps {
  page: string;
  width: number;
  title: string;
}

/** Shows a page without scripts and forms. Replaces its content without a reload, so that the scroll position stays. */
export function PageFrame({ page, width, title }: PageFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [theme] = useState(() => document.documentElement.className);
  const [first] = useState(() => toPreviewDocument(page, theme));
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (!shown?.querySelector('main')) return; // still loading; `onLoad` has the latest
    showPage(shown, toPreviewDocument(page, theme));
  }, [page, theme]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setScale(Math.min(1, entry.contentRect.width / width)));
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);

  useEffect(() => {
    const { style } = frame.current ?? {};
    style?.setProperty('--scale', String(scale));
    style?.setProperty('--screen', `${width}px`);
  }, [scale, width]);

  return (
    <div ref={room} className="preview-window">
      <iframe
        ref={frame}
        className="preview-frame"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={first}
        title={title}
        onLoad={({ currentTarget: { contentDocument } }) => contentDocument && showPage(contentDocument, toPreviewDocument(page, theme))}
      />
    </div>
  );
}

function showPage(shown: Document, page: string) {
  const next = new DOMParser().parseFromString(page, 'text/html');
  shown.documentElement.className = next.documentElement.className;
  replaceStyles(shown, next);
  if (shown.body.innerHTML !== next.body.innerHTML) shown.body.replaceChildren(...shown.adoptNode(next.body).childNodes);
}

/** Leaves styles that both pages have: replacing them would load them again. */
function replaceStyles(shown: Document, next: Document) {
  const [before, after] = [shown, next].map((version) => [...version.head.querySelectorAll('style, link[rel="stylesheet"]')]);
  const getText = (style: Element) => style.getAttribute('href') ?? style.textContent; // a nonce cannot be read once it is shown
  const isIn =
    (styles: Element[] = []) =>
    (style: Element) =>
      styles.some((other) => getText(other) === getText(style));
  const added = after?.filter((style) => !isIn(before)(style)) ?? [];
  for (const style of before?.filter((style) => !isIn(after)(style)) ?? []) style.remove();
  shown.head.append(...added.map((style) => shown.adoptNode(style)));
}

/** Gives styles the nonce of the admin: its policy applies in the frame. */
function toPreviewDocument(page: string, theme = ''): string {
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
  preview.documentElement.dataset.fonts = '';
  return `<!doctype html>${preview.documentElement.outerHTML}`;
}

export function ViewButton({
  isPressed,
  isDisabled = false,
  onClick,
  children,
}: {
  isPressed: boolean;
  isDisabled?: boolean;
  onClick: () => void;
  children: string;
}) {
  return (
    <button type="button" className="tool" aria-pressed={isPressed} disabled={isDisabled} onClick={onClick}>
      {children}
    </button>
  );
}
