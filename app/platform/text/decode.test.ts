import { expect, test } from 'vitest';
import { decodeText } from './decode.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

test.each([
  ['UTF-8', Buffer.from('Café – “ok”'), 'Café – “ok”'],
  ['UTF-8 with a mark', Buffer.from('\ufeffCafé'), 'Café'],
  ['UTF-16', Buffer.from('\ufeffCafé', 'utf16le'), 'Café'],
  ['UTF-16 without a mark', Buffer.from('Café 東京\n', 'utf16le'), 'Café 東京\n'],
  ['UTF-16, high bytes first', Buffer.from('Café\n', 'utf16le').swap16(), 'Café\n'],
])('[OPS-5] %s is read as such', (_, given, text) => {
  expect(decodeText(given)).toEqual({ text, isGuess: false });
});

test.each([
  ['Caf\xe9 cr\xe9\xe9e, na\xefve', 'Café créée, naïve'],
  ['Gr\xf6\xdfe \x84gut\x93 \x96 f\xfcr 5 \x80', 'Größe „gut“ – für 5 €'],
  ['don\x92t \x93quote\x94 well\x97said\x85', 'don’t “quote” well—said…'],
  ['\xbfQu\xe9? \xa1S\xed! ma\xf1ana, coraz\xf3n', '¿Qué? ¡Sí! mañana, corazón'],
  ['\xab c\x9cur \xbb \xe0 20 \xb0C', '« cœur » à 20 °C'],
  ['\xc5se \xe6bler p\xe5 \xf8en, \xde\xf3r', 'Åse æbler på øen, Þór'],
  ['Gr\xf6\xdfe \xe2\x80\x93 \xc9\x94', 'Größe – ɔ'],
  ['\xa9 2020, 10\xa0\xb5m \xb1 2, l\x92\xc9tat', '© 2020, 10\xa0µm ± 2, l’État'],
])('[OPS-5] %j is a text of Windows', (given, text) => {
  expect(decodeText(bytes(given))).toEqual({ text, isGuess: true });
});

test.each([
  ['Mac Roman', 'Caf\x8e'],
  ['Mac Roman, German', 'Gr\x9a\xa7e f\x9fr'],
  ['Mac Roman, English', 'I don\xd5t know'],
  ['Mac Roman, ending in a sign', 'Nice caf\x8e \xd1 really'],
  ['DOS', 'Caf\x82 sch\x94n f\x81r'],
  ['GBK', '\xc4\xe3\xba\xc3\xca\xc0\xbd\xe7'],
  ['Shift JIS', '\x82\xb1\x82\xf1\x82\xc9\x82\xbf\x82\xcd'],
  ['Cyrillic of Windows', '\xcf\xf0\xe8\xe2\xe5\xf2'],
  ['Polish of ISO', 'by\xb3o \xbfe'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
])('[OPS-5] letters of %s are not guessed', (_, given) => {
  expect(decodeText(bytes(given))).toBeUndefined();
});
