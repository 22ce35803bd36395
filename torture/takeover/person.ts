import { type ClientResponse, sendRequest } from '../../tests/support/admin-client.ts';

/** One browser, at an address of its own. */
export interface Person {
  get(path: string): Promise<ClientResponse>;
  post(path: string, fields: Record<string, string>): Promise<ClientResponse>;
  signUp(email: string, password: string): Promise<void>;
  /** Whether that let them in. */
  signIn(email: string, password: string): Promise<boolean>;
  isAdmin(): Promise<boolean>;
}

let people = 0;

export function createPerson(site: { url: string }): Person {
  people += 1;
  const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
  const jar = new Map<string, string>();

  async function send(path: string, options: Parameters<typeof sendRequest>[2] = {}) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = { ...options.headers, 'x-forwarded-for': address, ...(cookie && { cookie }) };
    const response = await sendRequest(site, path, { ...options, headers });
    for (const pair of response.cookies) jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    return response;
  }

  const person: Person = {
    get: (path) => send(path),
    post: (path, fields) =>
      send(path, {
        method: 'POST',
        headers: { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    async signUp(email, password) {
      const { status } = await person.post('/auth', { intent: 'sign-up', email, password });
      if (status !== 200) throw new Error(`sign-up was answered with ${status}`);
    },
    async signIn(email, password) {
      const { status } = await person.post('/auth', { intent: 'sign-in', email, password });
      if (![302, 400, 429].includes(status)) throw new Error(`sign-in was answered with ${status}`);
      return status === 302;
    },
    isAdmin: async () => (await person.get('/admin/articles')).status === 200,
  };
  return person;
}
