// The build's `start.js`. No import statement and nothing that came after Node 12: an older Node must get as far as the sentence below.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(`Byline needs Node 24.7 or newer, and this is Node ${process.versions.node}: see https://nodejs.org\n`);
  process.exit(1);
}

/** `node start.js` serves; `node start.js rescue …` does what `npm run rescue` does. */
async function start() {
  const command = process.argv.splice(2, 1)[0] || 'main';
  const { enableCompileCache } = await import('node:module');
  const { fileURLToPath } = await import('node:url');
  enableCompileCache(fileURLToPath(new URL('code', import.meta.url))); // which a later start reads
  const file = new URL(`./server/${command}.js`, import.meta.url);
  if (!(await import('node:fs')).existsSync(file)) return exitWith(`There is no command ${command}`);
  await import(file.href);
}

function exitWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

start();
