// `npm start` and `npm run COMMAND`, in the checkout and in a build. No import statement: an old Node must get as far as its sentence.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7))
  exitWith(`Byline needs Node 24.7 or newer, and this is Node ${process.versions.node}: see https://nodejs.org`);
const NO_TOOLS =
  'There is no build of this source here, and the packages to make one are missing: run `npm ci --include=dev && npm run build`, or copy a build here';
start(process.argv[2]);

/** @param {string | undefined} command */
async function start(command) {
  const { existsSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const here = (/** @type {string} */ file) => new URL(file, import.meta.url);

  /** Those of extensions are run by a file that takes their name. */
  async function run(/** @type {string} */ folder, /** @type {string} */ ending) {
    const own = here(`${folder}${command ?? 'main'}${ending}`);
    const isThere = existsSync(own);
    if (command && isThere) process.argv.splice(2, 1);
    await import((isThere ? own : here(`${folder}extension-command${ending}`)).href);
  }

  if (existsSync(here('main.js'))) {
    const { enableCompileCache } = await import('node:module');
    enableCompileCache(fileURLToPath(here('../code'))); // a later start reads it
    return run('', '.js');
  }
  if (command && existsSync(here('../node_modules/vite'))) return run('commands/', '.ts');
  const { isBuildFresh } = await import('./building/sources.js');
  if (!isBuildFresh(fileURLToPath(here('..')))) {
    if (!existsSync(here('../node_modules/vite'))) exitWith(NO_TOOLS);
    await build(fileURLToPath(here('./building/build-for-start.ts')));
  }
  await import(here('../build/server/start.js').href);
}

/** @param {string} file */
async function build(file) {
  const { fork } = await import('node:child_process');
  const stop = () => process.exit(0); // the build ends when its channel does
  const hangUp = process.stdin.isTTY ? stop : () => undefined; // as by `nohup`, which Node overrides at its start
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT']) process.on(signal, stop);
  process.on('SIGHUP', hangUp);
  const code = await new Promise((resolve) => fork(file).once('exit', resolve));
  if (code !== 0) process.exit(code ?? 1);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGQUIT', 'SIGHUP']) process.removeAllListeners(signal);
}

/** @param {string} sentence */
function exitWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
