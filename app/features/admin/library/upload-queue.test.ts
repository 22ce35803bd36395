import { expect, test, vi } from 'vitest';
import type { KeptUpload, UploadKeeper, UploadResult } from './upload.ts';
import { CANCELLED, createUploadQueue, NOT_KEPT, waitForUploads } from './upload-queue.ts';

const IMAGE = { url: '/images/abcdefghijkmnpqr-64x48-aa3311.png', width: 64, height: 48 };
const UNREACHABLE: UploadResult = { outcome: 'failed', message: 'Failed to upload image: the site can’t be reached', isPassing: true };
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function createMemory(): UploadKeeper & { kept: Map<string, KeptUpload> } {
  const kept = new Map<string, KeptUpload>();
  return {
    kept,
    keep: async (upload) => void kept.set(upload.id, upload),
    find: async (id) => kept.get(id),
  };
}

/** A queue whose uploads end when the test says so. */
function setUp(keeper = createMemory()) {
  const sent: { name: string; signal: AbortSignal; onProgress: (share: number) => void; end: (result: UploadResult) => void }[] = [];
  const queue = createUploadQueue({
    keeper,
    send: (source, { signal, onProgress }) =>
      new Promise((end) => sent.push({ name: 'file' in source ? source.file.name : source.address, signal, onProgress, end })),
  });
  const add = (name: string) => queue.add(name, { file: file(name) });
  const end = async (name: string, result: UploadResult = { outcome: 'stored', image: IMAGE }) => {
    sent.findLast((one) => one.name === name)?.end(result);
    await Promise.resolve();
    await Promise.resolve();
  };
  const states = () => Object.fromEntries(queue.list().map(({ name, state }) => [name, state]));
  return { queue, keeper, sent, add, end, states };
}

test('[ADM-17] three uploads are sent at once, the others in their order, each known by its name', async () => {
  const { add, end, states, sent } = setUp();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']) add(name);
  expect(states()).toEqual({ 'a.jpg': 'sending', 'b.jpg': 'sending', 'c.jpg': 'sending', 'd.jpg': 'waiting', 'e.jpg': 'waiting' });
  await end('b.jpg');
  expect(states()).toMatchObject({ 'b.jpg': 'stored', 'd.jpg': 'sending', 'e.jpg': 'waiting' });
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
});

test('[ADM-17] each image comes to its own placeholder, in whatever order they are stored', async () => {
  const { queue, add, end } = setUp();
  const [a, b] = [add('a.jpg'), add('b.jpg')];
  await end('b.jpg', { outcome: 'stored', image: { ...IMAGE, url: '/images/b' } });
  await end('a.jpg', { outcome: 'stored', image: { ...IMAGE, url: '/images/a' } });
  expect([queue.get(a.id)?.image?.url, queue.get(b.id)?.image?.url]).toEqual(['/images/a', '/images/b']);
});

test('[ADM-17] a failed upload says why, keeps its file and can be tried again; progress is told', async () => {
  const { queue, add, end, sent } = setUp();
  const { id } = add('a.jpg');
  await end('a.jpg', UNREACHABLE);
  expect(queue.get(id)).toMatchObject({ state: 'failed', reason: UNREACHABLE.message });
  queue.retry(id);
  sent.at(-1)?.onProgress(0.5);
  expect(queue.get(id)).toMatchObject({ state: 'sending', progress: 0.5, reason: undefined });
  await end('a.jpg');
  expect(queue.get(id)).toMatchObject({ state: 'stored', image: IMAGE });
});

test('[ADM-17] a cancelled upload is ended and its answer ignored; the next one begins; it can be taken up again', async () => {
  const { queue, add, end, sent } = setUp();
  const { id } = add('a.jpg');
  queue.cancel(id);
  expect(sent[0]?.signal.aborted).toBe(true);
  await end('a.jpg');
  expect(queue.get(id)).toMatchObject({ state: 'cancelled', reason: CANCELLED });
  queue.retry(id);
  await end('a.jpg');
  expect(queue.get(id)).toMatchObject({ state: 'stored' });
});

test('[ADM-18] after a crash an upload goes on from the file that the device has kept, or says that the file is gone', async () => {
  const before = setUp();
  const { id } = before.add('a.jpg');
  const stored = before.add('b.jpg');
  await before.end('b.jpg');
  before.queue.stop();
  const { queue, end, sent } = setUp(before.keeper);
  await queue.listIn([`<img src="/uploading/${id}/a.jpg"><img src="${stored.src}"><img src="/uploading/abcdefghijkm/gone.jpg">`]);
  expect(sent.map(({ name }) => name)).toEqual(['a.jpg']);
  expect(queue.get(stored.id)).toMatchObject({ state: 'stored', image: IMAGE });
  expect(queue.get('abcdefghijkm')).toMatchObject({ state: 'failed', name: 'gone.jpg', reason: NOT_KEPT });
  await end('a.jpg');
  expect(queue.get(id)).toMatchObject({ state: 'stored' });
});

test('[ADM-17] a save waits for what the text holds, by name, and for nothing else; the image is then in the text', async () => {
  const { queue, add, end } = setUp();
  const [a] = [add('a.jpg'), add('removed.jpg')];
  let fields = { title: 'T', content: `<figure><img src="${a.src}" alt="A"></figure>` };
  const onWait = vi.fn();
  const waiting = waitForUploads(queue, {
    read: () => fields,
    write: (changes) => {
      fields = { ...fields, ...changes };
    },
    onWait,
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(onWait).toHaveBeenLastCalledWith('a.jpg');
  await end('a.jpg');
  expect(await waiting).toEqual([]);
  expect(fields.content).toBe(`<figure><img src="${IMAGE.url}" alt="A" width="64" height="48"></figure>`);
});

test('[ADM-17] a save tries again what failed for a passing reason, and names what is not stored', async () => {
  const { queue, add, end, sent } = setUp();
  const { id, src } = add('a.jpg');
  await end('a.jpg', UNREACHABLE);
  const waiting = waitForUploads(queue, {
    read: () => ({ content: `<img src="${src}">` }),
    write: () => expect.unreachable(),
    onWait: () => {},
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(2);
  await end('a.jpg', { outcome: 'failed', message: 'Please upload an image file', isPassing: false });
  expect(await waiting).toMatchObject([{ id, name: 'a.jpg', state: 'failed', reason: 'Please upload an image file' }]);
});
