import type { lookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from './ip-address.server.ts';
import { fetchPublic } from './public-fetch.server.ts';

const LIMITS = { maxBytes: 1000, timeoutMs: 5000 };
/** As in production, but for the one test server, which has no public address. */
const anyPort = { isAllowedPort: () => true };
const loopback = { ...anyPort, isAllowed: (address: string) => address === '127.0.0.1' || isPublicAddress(address) };

let stop = async () => {};
afterEach(() => stop());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
}

describe('[ADM-17] an image by its address', () => {
  test.each(
    `127.0.0.1 127.8.8.8 0.0.0.0 10.1.2.3 100.64.0.1 169.254.169.254 172.16.0.1 172.31.255.255 192.168.1.1 192.0.0.1 198.18.0.1 224.0.0.1
    255.255.255.255 ::1 :: ::ffff:127.0.0.1 ::ffff:a9fe:a9fe ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fc00::1 fd00:ec2::254 ff02::1 2001::1 2002:7f00:1::
    2001:db8::1 localhost`.split(/\s+/),
  )('[ADM-17] %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2001:4860:4860::8888'])('[ADM-17] %s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    'gopher://example.com',
    'no address',
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://0x7f.1/a.png',
    'http://0177.0.0.1/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://169.254.169.254/latest/meta-data/',
    'http://user:password@8.8.8.8/a.png',
    'http://8.8.8.8:22/a.png',
    'http://localhost/a.png',
  ])('[ADM-17] %s is refused before anything is sent', async (address) => {
    expect(await fetchPublic(address, LIMITS)).toEqual({ refused: 'address' });
  });

  test('[ADM-17] a name is refused for the address behind it, also where only one of several is private', async () => {
    let asked = 0;
    const resolve = ((_host: string, _options: unknown, callback: (error: null, found: unknown) => void) => {
      asked += 1;
      callback(null, [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ]);
    }) as unknown as typeof lookup; // the one overload that is called
    expect(await fetchPublic('http://images.example/a.png', { ...LIMITS, resolve })).toEqual({ refused: 'address' });
    expect(asked).toBe(1);
  });

  test('[ADM-17] the connection goes to the address that was checked: the name is asked once', async () => {
    const site = await serve((_request, response) => response.end('bytes'));
    const answers = ['127.0.0.1', '10.0.0.1'];
    const resolve = ((_host: string, _options: unknown, callback: (error: null, found: unknown) => void) =>
      callback(null, [{ address: answers.shift(), family: 4 }])) as unknown as typeof lookup; // as above
    const found = await fetchPublic(site.replace('127.0.0.1', 'images.example'), { ...LIMITS, ...loopback, resolve });
    expect(found).toEqual({ bytes: Buffer.from('bytes') });
    expect(answers).toEqual(['10.0.0.1']);
  });

  test('[ADM-17] a redirect is checked like the first address, and there are three at most', async () => {
    const seen: string[] = [];
    const site = await serve((request, response) => {
      seen.push(request.url ?? '');
      const location =
        request.url === '/inside' ? 'http://169.254.169.254/latest' : request.url === '/file' ? 'file:///etc/passwd' : '/again';
      response.writeHead(302, { location }).end();
    });
    expect(await fetchPublic(`${site}/inside`, { ...LIMITS, ...loopback })).toEqual({ refused: 'address' });
    expect(await fetchPublic(`${site}/file`, { ...LIMITS, ...loopback })).toEqual({ refused: 'address' });
    seen.length = 0;
    expect(await fetchPublic(`${site}/again`, { ...LIMITS, ...loopback })).toEqual({ refused: 'status' });
    expect(seen).toHaveLength(4);
  });

  test('[ADM-17] no more is read than may be kept, nothing is waited for longer than the limit, and no other status counts', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/large') response.end(Buffer.alloc(1001));
      else if (request.url === '/slow') response.write('x');
      else response.writeHead(404).end('not here');
    });
    expect(await fetchPublic(`${site}/large`, { ...LIMITS, ...loopback })).toEqual({ refused: 'too-large' });
    expect(await fetchPublic(`${site}/slow`, { ...LIMITS, ...loopback, timeoutMs: 200 })).toEqual({ refused: 'too-slow' });
    expect(await fetchPublic(`${site}/none`, { ...LIMITS, ...loopback })).toEqual({ refused: 'status' });
    await stop();
    expect(await fetchPublic(`${site}/gone`, { ...LIMITS, ...loopback })).toEqual({ refused: 'unreachable' });
  });
});
