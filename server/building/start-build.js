// The build's `start.js`. No import statement and nothing that came after Node 10: an older Node must get as far as the sentence below.
const [major, minor] = process.versions.node.split('.').map(Number);

function findHindrance() {
  if (major < 22 || (major === 22 && minor < 12))
    return `Byline needs Node 22.12 or newer, and this is Node ${process.versions.node}: see https://nodejs.org`;
  const hasFlag = process.execArgv.concat((process.env.NODE_OPTIONS || '').split(' ')).indexOf('--experimental-sqlite') !== -1;
  if (major === 22 && minor < 13 && !hasFlag)
    return 'Node 22.12 has its SQLite behind a flag: run `npm start`, or `node --experimental-sqlite start.js`; from 22.13 on `node start.js` will do';
}

const hindrance = findHindrance();
if (hindrance) {
  process.stderr.write(`${hindrance}\n`);
  process.exit(1);
}

/** `node start.js` serves; `node start.js rescue …` does what `npm run rescue` does. */
async function start() {
  const [command] = process.argv.splice(2, 1);
  const { enableCompileCache } = await import('node:module');
  enableCompileCache(decodeURIComponent(new URL('code', import.meta.url).pathname));
  await import(`./server/${command && !command.startsWith('-') ? command : 'main'}.js`);
}

start();
