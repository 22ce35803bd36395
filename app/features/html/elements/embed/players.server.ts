import type { Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { type Embed, readEmbed } from './embeds.ts';

interface Player extends Embed {
  player: string;
}

export type ArticlePart = string | Player;

/** Bounds the players on a page; further ones stay links. */
const MAX_PLAYERS = 20;

/** Undefined if no player stands alone on a line, unless the text `hasElements`. */
export function splitAtPlayers(tree: Root, hasElements = false): ArticlePart[] | undefined {
  const parts: ArticlePart[] = [];
  let before: RootContent[] = [];
  let players = 0;
  for (const node of tree.children) {
    const player = players < MAX_PLAYERS && node.type === 'element' ? readPlayer(readEmbed(node)) : undefined;
    if (!player) {
      before.push(node);
      continue;
    }
    players += 1;
    parts.push(...toPart(before), player);
    before = [];
  }
  return players > 0 || hasElements ? [...parts, ...toPart(before)] : undefined;
}

/** Ids on YouTube. */
export function findVideosIn(html: string): string[] {
  const parts = splitAtPlayers(fromHtml(html, { fragment: true })) ?? [];
  return parts.flatMap((part) => (typeof part === 'string' ? [] : (part.youtubeId ?? [])));
}

function toPart(nodes: RootContent[]): string[] {
  return nodes.some((node) => node.type !== 'text' || node.value.trim()) ? [toHtml({ type: 'root', children: nodes })] : [];
}

function readPlayer(embed: Embed | undefined): Player | undefined {
  return embed?.player === undefined ? undefined : { ...embed, player: embed.player };
}
