import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { apiAnswer, apiError, oEmbedAnswer, type TestVideo } from './youtube-shapes.ts';

/** How the server can be at fault; it stays so until told otherwise. */
export type Fault = 'hang' | 'drip' | 'rubbish' | 'other-shape' | 'redirect' | 'huge' | 'hang-up' | 'quota' | 'error';

export interface YouTubeServer {
  /** For YOUTUBE_API_URL. */
  url: string;
  /** What the API takes for a key. */
  key: string;
  /** By id; add and remove at will. */
  videos: Map<string, TestVideo>;
  /** Path and query of every request so far. */
  requests: string[];
  misbehave(fault: Fault | undefined): void;
  stop(): Promise<void>;
}

const KEY = 'AIzaSy-test-key-0123456789';

/** Videos that are there from the start: one with everything, a short without a large thumbnail, one that may not be embedded. */
const TEST_VIDEOS: TestVideo[] = [
  { id: 'aaaaaaaaaa1', title: 'Pricing for growth', duration: 'PT18M24S', viewCount: '12480', publishedAt: '2025-01-13T10:00:05Z' },
  {
    id: 'bbbbbbbbbb2',
    title: 'Nine words',
    duration: 'PT45S',
    viewCount: '1204000',
    publishedAt: '2024-12-19T08:30:00Z',
    hasMaxres: false,
  },
  {
    id: 'cccccccccc3',
    title: 'Members only',
    duration: 'PT1H2M3S',
    viewCount: undefined,
    publishedAt: '2024-09-03T00:00:00Z',
    oEmbedStatus: 401,
  },
];

/** Answers as the Data API, the oEmbed endpoint and the picture host do, in their shapes; and misbehaves when told. */
export async function startYouTubeServer(): Promise<YouTubeServer> {
  const videos = new Map(TEST_VIDEOS.map((video) => [video.id, video]));
  const requests: string[] = [];
  const pictures = await drawThumbnails();
  let fault: Fault | undefined;

  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const url = new URL(request.url ?? '/', 'http://youtube');
    if (fault) misbehave(response, fault);
    else if (url.pathname === '/youtube/v3/videos') answerApi(response, url.searchParams, videos);
    else if (url.pathname === '/oembed') answerOEmbed(response, url.searchParams, videos);
    else if (url.pathname.startsWith('/vi/')) answerThumbnail(response, url.pathname, videos, pictures);
    else send(response, 404, 'text/html; charset=UTF-8', 'Not Found');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    url: `http://127.0.0.1:${port}`,
    key: KEY,
    videos,
    requests,
    misbehave: (next) => {
      fault = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerApi(response: ServerResponse, query: URLSearchParams, videos: Map<string, TestVideo>) {
  if (query.get('key') !== KEY) return sendJson(response, 400, apiError('key'));
  const ids = (query.get('id') ?? '').split(',');
  sendJson(response, 200, apiAnswer(ids.flatMap((id) => videos.get(id) ?? [])));
}

function answerOEmbed(response: ServerResponse, query: URLSearchParams, videos: Map<string, TestVideo>) {
  const id = /[?&]v=([^&]*)/.exec(query.get('url') ?? '')?.[1] ?? '';
  const video = videos.get(id);
  if (!/^[\w-]{11}$/.test(id)) return send(response, 400, 'text/html; charset=UTF-8', 'Bad Request');
  if (!video) return send(response, 404, 'text/html; charset=UTF-8', 'Not Found');
  if (video.oEmbedStatus) return send(response, video.oEmbedStatus, 'text/html; charset=UTF-8', 'Unauthorized');
  sendJson(response, 200, oEmbedAnswer(video));
}

/** Without a large one the real host answers 404, and sends a small grey picture all the same. */
function answerThumbnail(response: ServerResponse, path: string, videos: Map<string, TestVideo>, pictures: Thumbnails) {
  const [, , id = '', file = ''] = path.split('/');
  const video = videos.get(id);
  const size =
    file === 'maxresdefault.jpg' ? (video?.hasMaxres === false ? undefined : 'large') : file === 'hqdefault.jpg' ? 'middle' : undefined;
  if (!video || !size) return send(response, 404, 'image/jpeg', pictures.grey);
  send(response, 200, 'image/jpeg', pictures[size]);
}

type Thumbnails = Awaited<ReturnType<typeof drawThumbnails>>;

async function drawThumbnails() {
  const draw = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const [large, middle, grey] = await Promise.all([draw(1280, 720, '#cc3311'), draw(480, 360, '#117733'), draw(120, 90, '#808080')]);
  return { large, middle, grey };
}

function misbehave(response: ServerResponse, fault: Fault) {
  if (fault === 'hang') return;
  if (fault === 'hang-up') return void response.destroy();
  if (fault === 'quota') return sendJson(response, 403, apiError('quota'));
  if (fault === 'error') return send(response, 503, 'text/html', '<html>Service Unavailable</html>');
  if (fault === 'rubbish') return send(response, 200, 'application/json', '<!doctype html><title>Before you continue</title>{');
  if (fault === 'other-shape') return sendJson(response, 200, { items: [{ id: 7, snippet: null }], title: ['x'] });
  if (fault === 'redirect') {
    response.writeHead(302, { location: 'http://127.0.0.1:1/elsewhere' });
    return void response.end();
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (fault === 'huge') return void response.end(Buffer.alloc(3 * 1024 * 1024, ' '));
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  send(response, status, 'application/json; charset=UTF-8', JSON.stringify(body));
}

function send(response: ServerResponse, status: number, contentType: string, body: string | Buffer) {
  response.writeHead(status, { 'content-type': contentType });
  response.end(body);
}
