import { tmpdir } from 'node:os';

/** The environment for a process of the site, without any setting that the machine's owner may have for a site of their own, also in `.env`. */
export function bareEnvironment() {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env;
  return { PATH, HOME, TMPDIR, ENV_FILE: '' };
}
