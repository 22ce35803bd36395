/** What a write that another site causes may say of where it comes from; of our own URL, as it is to be sent. */
export const FOREIGN_ORIGINS: Record<string, (url: string) => Record<string, string>> = {
  'another site': () => ({ origin: 'https://elsewhere.example' }),
  null: () => ({ origin: 'null' }),
  'none, with a cookie': () => ({}),
  empty: () => ({ origin: '' }),
  'another port': (url) => ({ origin: `http://${new URL(url).hostname}:${Number(new URL(url).port) + 1}` }),
  'another scheme': (url) => ({ origin: url.replace('http:', 'https:') }),
  'a sub-domain': (url) => ({ origin: url.replace('//', '//www.') }),
  'our name and more': (url) => ({ origin: `${url}.elsewhere.example` }),
  'our name at the end': (url) => ({ origin: url.replace('//', '//elsewhere-') }),
  'our name as a user': (url) => ({ origin: `${url}@elsewhere.example` }),
  'upper case': (url) => ({ origin: url.toUpperCase() }),
  'a path behind it': (url) => ({ origin: `${url}/` }),
  'no Origin, from another site': () => ({ 'sec-fetch-site': 'cross-site' }),
  'no Origin, from a sibling': () => ({ 'sec-fetch-site': 'same-site' }),
  'no Origin, from the address bar': () => ({ 'sec-fetch-site': 'none' }),
};

const BOUNDARY = 'x-boundary-x';

/** The ways to write a body, each with something in it that asks for a deletion. */
export const CONTENT_TYPES = [
  { type: 'application/x-www-form-urlencoded', body: '_method=DELETE&intent=sign-in&email=a%40b.example&password=seven+green+rivers' },
  { type: 'text/plain', body: '{"_method":"DELETE","title":"x","content":"x","isActive":false}' },
  { type: 'application/json', body: '{"_method":"DELETE","title":"x","content":"x","isActive":false}' },
  {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `--${BOUNDARY}\r\ncontent-disposition: form-data; name="_method"\r\n\r\nDELETE\r\n--${BOUNDARY}--\r\n`,
  },
];
