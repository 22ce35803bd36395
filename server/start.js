// `npm start` and `npm run COMMAND`, in the checkout and in a build. No import statement: an old Node must get as far as its sentence.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7))
  exitWith(`Byline needs Node 24.7 or newer, and this is Node ${process.versions.node}: see https://nodejs.org`);
start(process.argv[2]);

/** @param {string | undefined} command */
async function start(command) {
  const { existsSync } = await import('node:fs');
  const { fileURLToPath } = await import('node:url');
  const here = (/** @type {string} */ file) => new URL(file, import.meta.url);

  async function run(/** @type {string} */ file) {
    if (!existsSync(here(file))) exitWith(`There is no command ${command}`);
    if (command) process.argv.splice(2, 1);
    await import(here(file).href);
  }

  if (existsSync(here('main.js'))) {
    const { enableCompileCache } = await import('node:module');
    enableCompileCache(fileURLToPath(here('../code'))); // a later start reads it
    return run(`${command ?? 'main'}.js`);
  }
  if (command && existsSync(here('../node_modules/vite'))) return run(`commands/${command}.ts`);
  const { buildIfStale } = await import('./building/build-if-stale.ts');
  const problem = await buildIfStale(fileURLToPath(here('..')));
  if (problem) exitWith(problem);
  await import(here('../build/server/start.js').href);
}

/** @param {string} sentence */
function exitWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
