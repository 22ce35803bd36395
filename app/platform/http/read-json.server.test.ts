import { expect, test } from 'vitest';
import { readJson } from './read-json.server.ts';

test('[API-2] a body that is not UTF-8 is not JSON, so no letter of it is replaced', async () => {
  const send = (body: Buffer<ArrayBuffer>) => readJson(new Request('http://localhost/', { method: 'POST', body }));
  expect(await send(Buffer.from('{"title":"Café"}'))).toEqual({ title: 'Café' });
  for (const encoding of ['latin1', 'utf16le'] as const) expect(await send(Buffer.from('{"title":"Café"}', encoding))).toBeUndefined();
});
