/** Turns Word's list paragraphs into lists, and moves nested lists of Google Docs into their items. */
export function repairPastedLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')]) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const item = readItem(paragraph);
    if (!item) continue;
    if (last?.nextElementSibling !== paragraph) open = [];
    open = open.filter(({ level, tag }) => level < item.level || (level === item.level && tag === item.tag));
    let list = open.find(({ level }) => level === item.level)?.list;
    if (!list) {
      list = createList(body.ownerDocument, item);
      const outer = open.at(-1)?.list.lastElementChild;
      if (outer) outer.append(list);
      else paragraph.before(list);
      open.push({ level: item.level, tag: item.tag, list });
    }
    const element = body.ownerDocument.createElement('li');
    element.append(...paragraph.childNodes);
    list.append(element);
    paragraph.remove();
    last = open[0]?.list;
  }
}

interface ListItem {
  level: number;
  tag: 'ol' | 'ul';
  number: number | undefined;
}

type OpenList = Pick<ListItem, 'level' | 'tag'> & { list: Element };

function createList(document: Document, { tag, number = 1 }: ListItem): Element {
  const list = document.createElement(tag);
  if (number > 1) list.setAttribute('start', String(number));
  return list;
}

/** Reads level and kind from a Word paragraph's marker, and removes the marker. */
function readItem(paragraph: Element): ListItem | undefined {
  const style = paragraph.getAttribute('data-style') ?? '';
  const level = /(?:^|;)\s*mso-list:[^;]*\blevel(\d+)/i.exec(style)?.[1];
  if (!level) return undefined;
  const marker = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('data-style') ?? ''));
  const [, sign] = /^\s*\(?(\d+|[a-z]|[ivxlc]+)[.)]/i.exec(marker?.textContent ?? '') ?? [];
  marker?.remove();
  return { level: Number(level), tag: sign ? 'ol' : 'ul', number: sign && /^\d+$/.test(sign) ? Number(sign) : undefined };
}
