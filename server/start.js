// No import statement and nothing that came after Node 12: an older Node must get as far as the sentence that it is too old.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 16)) {
  process.stderr.write(`Byline needs Node 22.16 or newer, and this is Node ${process.versions.node}: see https://nodejs.org\n`);
  process.exit(1);
}
import('./building/start-checkout.js').then((start) => start.startCheckout());
