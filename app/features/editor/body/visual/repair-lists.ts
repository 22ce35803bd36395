/** Makes lists of Word's list paragraphs, and moves nested lists of Google Docs into the items that they belong to. */
export function repairPastedLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')]) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
  let open: { level: number; list: Element }[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const item = readItem(paragraph);
    if (!item) continue;
    if (last?.nextElementSibling !== paragraph) open = [];
    open = open.filter(({ level }) => level <= item.level);
    let list = open.find(({ level }) => level === item.level)?.list;
    if (!list) {
      list = document.createElement(item.isOrdered ? 'ol' : 'ul');
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ level: item.level, list });
    }
    const element = document.createElement('li');
    element.append(...paragraph.childNodes);
    list.append(element);
    paragraph.remove();
    last = open[0]?.list;
  }
}

/** Reads a list paragraph of Word: its level, and by its marker whether it is numbered. Removes the marker. */
function readItem(paragraph: Element): { level: number; isOrdered: boolean } | undefined {
  const style = paragraph.getAttribute('data-style') ?? '';
  const level = /(?:^|;)\s*mso-list:[^;]*\blevel(\d+)/i.exec(style)?.[1];
  if (!level) return undefined;
  const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('data-style') ?? ''));
  const isOrdered = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker?.textContent ?? '');
  marker?.remove();
  return { level: Number(level), isOrdered };
}
