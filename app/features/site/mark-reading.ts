/** Share of the window, from its top, in which a part of the text begins to be read. */
const TOP = 0.3;

/** Marks the part being read in the table of contents. */
export function markReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')];
  const parts = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? { link, heading } : [];
  });
  const observer = new IntersectionObserver(
    () => {
      const read = parts.findLast(({ heading }) => heading.getBoundingClientRect().top < innerHeight * TOP);
      for (const { link } of parts) link.ariaCurrent = link === read?.link ? 'true' : null;
    },
    { rootMargin: `0px 0px ${(TOP - 1) * 100}%` },
  );
  for (const { heading } of parts) observer.observe(heading);
}
