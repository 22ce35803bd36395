/** In the page: what is wider than the window, and text that its box cuts off. Names of elements, for a message. */
export function findOverruns(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${element.textContent?.trim().slice(0, 40)}`;
  const scrolls = (element: Element) => Boolean(element.closest('.filmstrip-track, table, pre, .visually-hidden, .skip-link, [inert]'));
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.body.querySelectorAll('*')) {
    if (scrolls(element) || !element.checkVisibility()) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!hasText) continue;
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 1 && (right > innerWidth + 1 || left < -1)) faults.push(`outside the window: ${name(element)}`);
    const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
    const isCutX = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
    const isCutY = overflowY === 'hidden' && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 1;
    if (width > 1 && (isCutX || isCutY)) faults.push(`cut: ${name(element)}`);
  }
  return faults;
}

/** In the page: pairs of texts that lie over each other. */
export function findOverlaps(): string[] {
  const texts: { node: Text; parent: Element; boxes: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue;
    if (parent.closest('script, style, .visually-hidden, .skip-link, .site-header, .tool-text, .filmstrip-track')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const cut = [parent, parent.parentElement].find((each) => each && getComputedStyle(each).webkitLineClamp !== 'none');
    const shownUntil = cut?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    const boxes = [...range.getClientRects()].filter(({ top, width, height }) => width > 2 && height > 2 && top < shownUntil - 2);
    texts.push({ node: node as Text, parent, boxes });
  }
  const faults: string[] = [];
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      const overlaps = one.boxes.some((a) =>
        other.boxes.some((b) => {
          const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          return x > 2 && y > Math.min(a.height, b.height) * 0.4; // the boxes of tight lines touch where their letters do not
        }),
      );
      if (overlaps) faults.push(`${one.node.data.trim().slice(0, 40)} | ${other.node.data.trim().slice(0, 40)}`);
    }
  });
  return faults;
}
