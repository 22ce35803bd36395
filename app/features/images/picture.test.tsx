import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { getImageElsewhere, getImageSources, getVariantWidths, imageFileName, parseImageUrl, toImage } from './image-variants.ts';
import { Picture } from './picture.tsx';

const PHOTO = '/images/abcdefgh23456789-2400x1600-a1b2c3.jpg';

describe('[ADM-11] an uploaded image on a page', () => {
  test('[ADM-11] its URL alone tells size, colour and every variant', () => {
    const name = { id: 'abcdefgh23456789', width: 2400, height: 1600, colour: 'a1b2c3', extension: 'jpg' };
    expect(parseImageUrl(PHOTO)).toEqual(name);
    expect(`/images/${imageFileName(name)}`).toBe(PHOTO);
    expect(toImage(name)).toMatchObject({ url: PHOTO, width: 2400, height: 1600, placeholderColour: '#a1b2c3' });
    expect(getImageSources(PHOTO)?.avif).toBe(
      [400, 800, 1200, 1600, 2400].map((width) => `/images/abcdefgh23456789-${width}.avif ${width}w`).join(', '),
    );
  });

  test.each([
    [40, [40]],
    [480, [480]],
    [500, [400, 500]],
    [1000, [400, 800, 1000]],
    [1280, [400, 800, 1280]],
    [1600, [400, 800, 1200, 1600]],
    [2400, [400, 800, 1200, 1600, 2400]],
  ])('[ADM-11] an image %i pixels wide is kept in widths that differ enough', (width, widths) => {
    expect(getVariantWidths(width)).toEqual(widths);
  });

  test('[ADM-11] it is offered as AVIF, then as WebP, with its size and its placeholder colour', () => {
    const html = renderToStaticMarkup(<Picture src={PHOTO} alt="A street" sizes="50vw" priority />);
    expect(html).toMatch(/<picture><source type="image\/avif" srcSet="[^"]+2400w" sizes="50vw"\/><source type="image\/webp" [^>]+><img /);
    expect(html).toContain(`src="${PHOTO}" alt="A street" width="2400" height="1600" loading="eager" fetchPriority="high"`);
    expect(html).toContain('fill="#a1b2c3"');
    expect(html).not.toContain('style=');
  });

  test('[ADM-11] a format with transparency has no placeholder colour', () => {
    expect(renderToStaticMarkup(<Picture src={PHOTO.replace('.jpg', '.png')} alt="" sizes="50vw" />)).not.toContain('<svg');
  });

  test.each([
    '/pictures/1.svg',
    'https://example.com/a.jpg',
    '/images/other.jpg',
    '/images/../abcdefgh23456789-1x1-a1b2c3.jpg',
    '/images/',
  ])('[ADM-11] any other URL is a plain image: %s', (src) => {
    expect(renderToStaticMarkup(<Picture src={src} alt="" sizes="50vw" />)).toMatch(/^<img [^>]*width="1200" height="960" loading="lazy"/);
  });

  test.each([
    ['abcdefgh23456789-2400x1600-a1b2c3.jpg', { url: '/images/abcdefgh23456789-1200.webp', width: 1200, height: 800 }],
    ['abcdefgh23456789-1400x700-a1b2c3.png', { url: '/images/abcdefgh23456789-1400x700-a1b2c3.png', width: 1400, height: 700 }],
    ['abcdefgh23456789-600x400-a1b2c3.avif', { url: '/images/abcdefgh23456789-600.webp', width: 600, height: 400 }],
    ['abcdefgh23456789-2400x1600-a1b2c3.webp', undefined],
    ['abcdefgh23456789-2400x1600-a1b2c3.gif', undefined],
    ['other.jpg', undefined],
  ])('[ART-7] elsewhere it is about 1200 pixels wide, in a format that all readers know: %s', (name, image) => {
    expect(getImageElsewhere(`/images/${name}`)).toEqual(image);
  });
});
