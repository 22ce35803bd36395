import type { Node as DocumentNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { readAnswer, sendAction } from '#features/admin/actions/actions.ts';
import { type Embed, findEmbed } from '#features/html/elements/embed/embeds.ts';

/** Below an address alone on its line: the player that readers get there. */
export function videoCards(): Plugin {
  const embeds = new WeakMap<DocumentNode, Embed | null>();
  let shown: { doc: DocumentNode; cards: DecorationSet } | undefined;
  return new Plugin({
    props: {
      decorations({ doc }) {
        if (shown?.doc === doc) return shown.cards;
        const cards: Decoration[] = [];
        doc.forEach((block, offset) => {
          if (!embeds.has(block)) embeds.set(block, readCard(block));
          const embed = embeds.get(block);
          if (embed)
            cards.push(
              Decoration.widget(offset + block.nodeSize, () => drawCard(embed), { key: embed.url, side: -1, stopEvent: () => true }),
            );
        });
        shown = { doc, cards: cards.length > 0 ? DecorationSet.create(doc, cards) : DecorationSet.empty };
        return shown.cards;
      },
    },
  });
}

function readCard(block: DocumentNode): Embed | null {
  if (block.type.name !== 'paragraph' || block.attrs.class || block.childCount === 0) return null;
  const addresses = new Set<unknown>();
  block.forEach((child) => {
    const link = child.marks.find(({ type }) => type.name === 'link');
    addresses.add(child.isText ? link?.attrs.href : null);
  });
  const [address = block.textContent.trim(), ...others] = addresses;
  const embed = typeof address === 'string' && others.length === 0 ? findEmbed(address, block.textContent.trim()) : undefined;
  return embed?.player ? embed : null;
}

function drawCard({ name, text, youtubeId }: Embed): HTMLElement {
  const card = document.createElement('div');
  card.className = 'video-card';
  card.contentEditable = 'false';
  const title = document.createElement('strong');
  title.dir = 'auto';
  title.textContent = text || (name === 'Spotify' ? 'Recording' : 'Video');
  const words = document.createElement('span');
  words.textContent = `Plays here on the page, from ${name}`;
  card.append(title, words);
  if (youtubeId) void describe(youtubeId).then((video) => fillCard(card, video));
  return card;
}

interface KnownVideo {
  title: string;
  image: string | null;
}

const described = new Map<string, KnownVideo>();

/** As the site knows the video, which asks YouTube itself. */
async function describe(youtubeId: string): Promise<KnownVideo | undefined> {
  const video = described.get(youtubeId) ?? readAnswer<KnownVideo>(await sendAction('video.describe', { youtubeId }));
  if (video?.title) described.set(youtubeId, video);
  return video;
}

function fillCard(card: HTMLElement, video: KnownVideo | undefined) {
  const title = card.querySelector('strong');
  if (video?.title && title?.textContent === 'Video') title.textContent = video.title;
  if (!video?.image) return;
  const image = document.createElement('img');
  image.src = video.image;
  image.alt = '';
  card.prepend(image);
}
