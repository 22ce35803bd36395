import {
  Client,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { sendRequest } from '#tests/support/admin-client.ts';
import { ReadPage } from '#tests/support/page.ts';
import type { RunningSite } from '#tests/support/site.ts';

export const REDIRECT_URI = 'http://127.0.0.1:9/back';

interface ConnectOptions {
  site: Pick<RunningSite, 'url' | 'output'>;
  /** Of the signed-in browser. */
  headers: Record<string, string>;
  name?: string;
  /** Ticked on the page; all by default. */
  scopes?: readonly string[] | undefined;
}

/** What a program keeps of its connection. */
export interface Keys {
  client?: StoredOAuthClientInformation;
  tokens?: StoredOAuthTokens;
  verifier: string;
  asked?: URL;
  discovery?: OAuthDiscoveryState;
}

/** Connects by the SDK's own client, as a person does: registration, PKCE, the page, its answer. */
export async function connectAssistant(options: ConnectOptions): Promise<{ client: Client; keys: Keys }> {
  const connecting = await startConnecting(options.site.url, options.name);
  return connecting.finish(await answerConsent({ ...options, asked: connecting.asked }));
}

/** Up to where the person has to decide. */
export async function startConnecting(siteUrl: string, name = 'Claude') {
  const keys: Keys = { verifier: '' };
  const provider = createProvider(name, keys);
  const url = new URL('/mcp', siteUrl);
  const first = new StreamableHTTPClientTransport(url, { authProvider: provider });
  await new Client({ name, version: '1' }).connect(first).catch((error: unknown) => {
    if (!keys.asked) throw error; // else it waits for the person
  });
  return {
    keys,
    asked: keys.asked,
    async finish(answer: URL) {
      await first.finishAuth(answer.searchParams);
      const client = new Client({ name, version: '1' });
      await client.connect(new StreamableHTTPClientTransport(url, { authProvider: provider }));
      return { client, keys };
    },
  };
}

/** Presses Connect, or Cancel, on the page, and gives back where the browser goes. */
export async function answerConsent({
  site,
  headers,
  scopes,
  asked,
  intent = 'allow',
}: ConnectOptions & { asked: URL | undefined; intent?: 'allow' | 'deny' }): Promise<URL> {
  if (!asked) throw new Error('the program asked for nothing');
  const page = await sendRequest(site, asked.pathname + asked.search, { headers: { ...headers, accept: 'text/html' } });
  const form = new ReadPage(page.status, page.text).find('form[action^="/auth/assistant?"]');
  const body = new URLSearchParams({ intent });
  for (const box of form.findAll('input[type="checkbox"]')) {
    const name = box.attribute('name');
    if (!scopes || scopes.includes(name.replace('allow-', ''))) body.set(name, 'on');
  }
  const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const answer = await sendRequest(site, form.attribute('action'), { method: 'POST', headers: sent, body: body.toString() });
  return new URL(new ReadPage(answer.status, answer.text).link('Continue').href);
}

function createProvider(name: string, keys: Keys): OAuthClientProvider {
  return {
    redirectUrl: REDIRECT_URI,
    clientMetadata: { client_name: name, redirect_uris: [REDIRECT_URI] },
    clientInformation: () => keys.client,
    saveClientInformation: (client) => {
      keys.client = client;
    },
    tokens: () => keys.tokens,
    saveTokens: (tokens) => {
      keys.tokens = tokens;
    },
    redirectToAuthorization: (url) => {
      keys.asked = url;
    },
    saveCodeVerifier: (verifier) => {
      keys.verifier = verifier;
    },
    codeVerifier: () => keys.verifier,
    saveDiscoveryState: (state) => {
      keys.discovery = state;
    },
    discoveryState: () => keys.discovery,
  };
}
