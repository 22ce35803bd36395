import { expect, test } from 'vitest';
import { splitVideoUrls } from './video-form.ts';

test('[ADM-10] several are parted by lines or spaces, each once', () => {
  expect(splitVideoUrls(' a\r\nb  c\n\na ')).toEqual(['a', 'b', 'c']);
  expect(splitVideoUrls(' \n')).toEqual([]);
});
