import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toService } from '#features/settings/service.ts';
import { ServiceText } from './service-text.tsx';

const texts = { suitsHeading: 'Who it is for', deliverablesHeading: 'What you get' };

function draw(fields: Record<string, string>) {
  return renderToStaticMarkup(
    <ServiceText service={toService('kente', { title: 'Kente', promise: 'Cloth that lasts.', ...fields })} texts={texts} isFirst>
      <p>Woven by hand.</p>
    </ServiceText>,
  );
}

test('[PAGE-5] a service shows the figure and the proof that the owner gave, with its source', () => {
  const html = draw({ figure: '40+', figureLabel: 'looms', proof: 'It lasted.', proofSource: 'A weaver', nextStep: 'Order cloth' });
  expect(html).toMatch(/>40\+<\/strong> <span[^>]*>looms</);
  expect(html).toMatch(/<blockquote>It lasted\.<\/blockquote><figcaption[^>]*>A weaver</);
  expect(html).toMatch(/href="\/contact\?service=kente"[^>]*>Order cloth</);
});

test('[PAGE-5] a service shows its price and how long it takes, as far as the owner says', () => {
  expect(draw({ price: 'From 900 cedis', duration: 'two weeks' })).toMatch(/>From 900 cedis · two weeks<\/p><a class="button"/);
  expect(draw({ duration: 'Two weeks' })).toMatch(/>Two weeks<\/p><a class="button"/);
  expect(draw({})).not.toContain('service-price');
});

test('[SITE-4] [PAGE-5] of a service without figure, proof or client nothing stands in their place', () => {
  const html = draw({ figureLabel: 'looms', proofSource: 'A weaver' });
  expect(html).not.toMatch(/looms|weaver|blockquote|Who it is for|What you get/);
  expect(html).toContain('>Ask about Kente<');
});
