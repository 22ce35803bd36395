/** In the page: a header that is too high, is too wide or breaks a link, and links that lie over each other. */
export function findHeaderFaults(): string[] {
  const faults: string[] = [];
  const header = document.querySelector('.site-header');
  if (!header) return ['there is none'];
  if (header.getBoundingClientRect().height > 65) faults.push(`it is ${header.getBoundingClientRect().height} high`);
  if (header.scrollWidth > innerWidth) faults.push(`it is ${header.scrollWidth} wide`);
  const controls = [...header.querySelectorAll('.site-header-row :is(a, summary, button)')].filter(
    (control) => control.checkVisibility() && !control.closest('.menu-overlay'),
  );
  controls.forEach((control, at) => {
    const box = control.getBoundingClientRect();
    if (box.left < 0 || box.right > innerWidth) faults.push(`outside: ${control.textContent}`);
    const range = document.createRange();
    range.selectNodeContents(control);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (control.matches('nav a') && lines.size > 1) faults.push(`broken: ${control.textContent}`);
    for (const other of controls.slice(at + 1)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const overlaps =
        Math.min(box.right, right) - Math.max(box.left, left) > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;
      if (overlaps) faults.push(`${control.textContent} lies over ${other.textContent}`);
    }
  });
  return faults;
}
