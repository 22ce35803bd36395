import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { select, selectAll } from 'hast-util-select';
import { toString as toText } from 'hast-util-to-string';

/** A part of a page as it was sent, found by selectors and read without a browser. */
export class PagePart {
  readonly #node: Nodes;

  constructor(node: Nodes) {
    this.#node = node;
  }

  /** The first that the selector finds. */
  find(selector: string): PagePart {
    const found = select(selector, this.#node);
    if (!found) throw new Error(`nothing here is ${selector}`);
    return new PagePart(found);
  }

  findAll(selector: string): PagePart[] {
    return selectAll(selector, this.#node).map((element) => new PagePart(element));
  }

  /** The first link whose words, or whose label, are these or match them. */
  link(name: string | RegExp): PagePart {
    const links = this.findAll('a');
    const found = links.find(({ text, label }) => [text, label].some((own) => (typeof name === 'string' ? own === name : name.test(own))));
    if (!found) throw new Error(`no link ${name} among ${links.map(({ text }) => text).join(', ')}`);
    return found;
  }

  /** Its words, each blank as one space. */
  get text(): string {
    return toText(this.#node).replace(/\s+/g, ' ').trim();
  }

  get label(): string {
    return this.attribute('ariaLabel');
  }

  get href(): string {
    return this.attribute('href');
  }

  /** By the name that it has in JavaScript; empty where it has none. */
  attribute(name: keyof Element['properties'] & string): string {
    return this.#node.type === 'element' ? [this.#node.properties[name] ?? []].flat().join(' ') : '';
  }
}

export class ReadPage extends PagePart {
  readonly status: number;
  readonly html: string;

  constructor(status: number, html: string) {
    super(fromHtml(html));
    this.status = status;
    this.html = html;
  }

  get title(): string {
    return this.find('title').text;
  }

  get heading(): string {
    return this.find('h1').text;
  }

  meta(name: string): string {
    return this.findAll(`meta[name="${name}"], meta[property="${name}"]`)[0]?.attribute('content') ?? '';
  }

  get canonical(): string {
    return this.find('link[rel=canonical]').href;
  }
}

/** What a page's address answers at once. */
export async function readPage(url: string): Promise<ReadPage> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  return new ReadPage(answer.status, await answer.text());
}

export const textsOf = (parts: PagePart[]): string[] => parts.map(({ text }) => text);
export const hrefsOf = (parts: PagePart[]): string[] => parts.map(({ href }) => href);
