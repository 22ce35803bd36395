import { isAllowedAttribute } from '#features/html/allowed-html.ts';

export interface PasteLosses {
  embeds: number;
  images: number;
  /** Images in files of another program, which only that program can open. */
  localImages: number;
  fields: number;
}

/** Starts uploading an image; returns its placeholder's URL. */
export type BringIn = (src: string) => string | undefined;

const EMBEDS = 'iframe, object, embed, video, audio, canvas, math, applet';
const FIELDS = 'input:not([type="hidden"]), select, textarea';

export function removeUnkept(body: HTMLElement, bringIn: BringIn): PasteLosses {
  const losses: PasteLosses = { embeds: 0, images: 0, localImages: 0, fields: 0 };
  const remove = (selector: string, count: keyof PasteLosses) => {
    for (const element of body.querySelectorAll(selector)) {
      if (body.contains(element)) losses[count] += 1;
      element.remove();
    }
  };
  remove(EMBEDS, 'embeds');
  remove(FIELDS, 'fields');
  for (const drawing of body.querySelectorAll('svg')) {
    if (!isIcon(drawing)) losses.images += 1;
    drawing.remove();
  }
  for (const image of body.querySelectorAll('img')) {
    const src = image.getAttribute('src') ?? '';
    if (isAllowedAttribute('img', 'src', src)) continue;
    const stored = isTrackingPixel(image) ? undefined : bringIn(src);
    if (stored) image.setAttribute('src', stored);
    else {
      if (!isTrackingPixel(image)) losses[/^(?:https?:|data:)/i.test(src) ? 'images' : 'localImages'] += 1;
      image.remove();
    }
  }
  return losses;
}

/** `1 embed and 2 images were left out.` */
export function describeLosses({ embeds, images, localImages, fields }: PasteLosses): string | undefined {
  const parts = [count(embeds, 'embed'), count(images + localImages, 'image'), count(fields, 'form field')].filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const isOne = embeds + images + localImages + fields === 1;
  const hint = localImages > 0 ? ' Pasting doesn’t bring a document’s images along. Save them from the document and add them here.' : '';
  return `${new Intl.ListFormat('en').format(parts)} ${isOne ? 'was' : 'were'} left out.${hint}`;
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const ICON_SIZE = 32;

function isIcon(drawing: Element): boolean {
  const size = Number.parseFloat(drawing.getAttribute('width') ?? '');
  return drawing.getAttribute('aria-hidden') === 'true' || size <= ICON_SIZE || drawing.closest('a, button') !== null;
}

function isTrackingPixel(image: Element): boolean {
  return ['width', 'height'].some((name) => ['0', '1'].includes(image.getAttribute(name) ?? ''));
}

/** Its region exists before it is filled, so that it is read out. */
export function PasteNotice({ text, onDismiss }: { text: string | undefined; onDismiss: () => void }) {
  return (
    <div role="status">
      {text && (
        <div className="notice editor-notice">
          <p>{text}</p>
          <button type="button" className="button button-quiet" onClick={onDismiss}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  );
}
