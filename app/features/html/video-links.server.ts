import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString as toText } from 'hast-util-to-string';
import { parseVideoUrl, type VideoUrl } from '#platform/youtube/video-url.ts';

export interface VideoLink extends VideoUrl {
  text: string;
}

export type ArticlePart = string | VideoLink;

/** Bounds the players on a page; further videos stay links. */
const MAX_VIDEOS = 20;

/** Undefined if no video stands alone on a line. */
export function splitAtVideos(tree: Root): ArticlePart[] | undefined {
  const parts: ArticlePart[] = [];
  let before: RootContent[] = [];
  let videos = 0;
  for (const node of tree.children) {
    const video = videos < MAX_VIDEOS ? readVideoLine(node) : undefined;
    if (!video) {
      before.push(node);
      continue;
    }
    videos += 1;
    parts.push(...toPart(before), video);
    before = [];
  }
  return videos > 0 ? [...parts, ...toPart(before)] : undefined;
}

export function findVideoLinks(html: string): VideoLink[] {
  const parts = html.includes('youtu') ? splitAtVideos(fromHtml(html, { fragment: true })) : undefined;
  return (parts ?? []).filter((part) => typeof part !== 'string');
}

/** For readers without a player: a video whose bare address stands alone on a line becomes a link. */
export function linkBareVideos(tree: Root): void {
  for (const node of tree.children) {
    if (node.type !== 'element' || !readVideoLine(node) || node.children.some(({ type }) => type === 'element')) continue;
    const properties = { href: toText(node).trim() };
    node.children = [{ type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: 'Watch the video on YouTube' }] }];
  }
}

function toPart(nodes: RootContent[]): string[] {
  return nodes.some((node) => node.type !== 'text' || node.value.trim()) ? [toHtml({ type: 'root', children: nodes })] : [];
}

function readVideoLine(node: RootContent): VideoLink | undefined {
  if (node.type !== 'element' || node.tagName !== 'p') return undefined;
  const [child, ...others] = node.children.filter(isWritten);
  if (!child || others.length > 0) return undefined;
  if (child.type === 'text') return toVideoLink(child.value.trim(), '');
  return child.type === 'element' && child.tagName === 'a' ? readLink(child) : undefined;
}

function readLink(link: Element): VideoLink | undefined {
  const isText = link.children.every(({ type }) => type === 'text');
  return isText ? toVideoLink(String(link.properties.href ?? ''), toText(link).trim()) : undefined;
}

function toVideoLink(url: string, text: string): VideoLink | undefined {
  const video = /^https?:\/\//i.test(url) ? parseVideoUrl(url) : undefined;
  return video && { ...video, text: /^https?:\/\//i.test(text) ? '' : text };
}

function isWritten(node: ElementContent): boolean {
  return !(node.type === 'text' && node.value.trim() === '') && !(node.type === 'element' && node.tagName === 'br');
}
