import { describe, expect, test } from 'vitest';
import { MAX_IMAGE_BYTES } from '../image.ts';
import { readUpload } from './upload.server.ts';

describe('[ADM-11] a posted image', () => {
  test('[ADM-11] is read with its name and alternative text', async () => {
    const answer = await readUpload(post({ image: new File(['bytes'], 'a b.png'), alt: ' A street ' }));
    expect(answer).toEqual({
      outcome: 'read',
      upload: { bytes: new Uint8Array(Buffer.from('bytes')), fileName: 'a b.png', alt: 'A street' },
    });
    expect(await readUpload(post({ image: new File(['x'], 'a.png') }))).toMatchObject({ upload: { alt: null } });
  });

  test('[ADM-11] one byte less than 5 MB is read completely', async () => {
    const answer = await readUpload(post({ image: new File([new Uint8Array(MAX_IMAGE_BYTES - 1)], 'a.png') }));
    expect('upload' in answer && answer.upload.bytes.length).toBe(MAX_IMAGE_BYTES - 1);
  });

  test('[ADM-11] more is not read on, even without a content length', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: endless, headers, duplex: 'half' };
    expect(await readUpload(new Request('http://site/admin/images', init))).toEqual({
      outcome: 'refused',
      reason: 'Image must be less than 5MB',
    });
    expect(sent).toBeLessThan(6 * 1024 * 1024);
  });

  test('[ADM-11] its alternative text has a bound, and unknown, repeated or foreign fields are refused', async () => {
    const image = new File(['x'], 'a.png');
    expect(await readUpload(post({ image, alt: ` ${'é'.repeat(500)} ` }))).toMatchObject({ upload: { alt: 'é'.repeat(500) } });
    expect(await readUpload(post({ image, alt: 'a'.repeat(501) }))).toEqual({
      outcome: 'refused',
      reason: 'At most 500 characters',
      field: 'alt',
    });
    const notThisForm = { outcome: 'refused', reason: 'The form sent something unexpected. Please try again.' };
    expect(await readUpload(post({ image, id: 'x' }))).toEqual(notThisForm);
    expect(await readUpload(post({ image, alt: image }))).toEqual(notThisForm);
    const twice = new FormData();
    twice.append('image', image);
    twice.append('image', image);
    expect(await readUpload(new Request('http://site', { method: 'POST', body: twice }))).toEqual(notThisForm);
  });

  test.each([
    ['no file', post({})],
    ['a text in its place', post({ image: 'text' })],
    ['another kind of form', new Request('http://site', { method: 'POST', body: new URLSearchParams({ image: 'x' }) })],
    ['no form', new Request('http://site', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })],
    [
      'a broken form',
      new Request('http://site', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
    ],
    ['no body', new Request('http://site', { method: 'POST' })],
  ])('[ADM-11] %s is no image', async (_, request) => {
    expect(await readUpload(request)).toEqual({ outcome: 'refused', reason: 'Please upload an image file' });
  });
});

function post(fields: Record<string, File | string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return new Request('http://site/admin/images', { method: 'POST', body: form });
}
