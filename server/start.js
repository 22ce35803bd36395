// No import statement and nothing that came after Node 12: an older Node must get as far as the sentence that it is too old.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  process.stderr.write(`Byline needs Node 24.7 or newer, and this is Node ${process.versions.node}: see https://nodejs.org\n`);
  process.exit(1);
}
import('./building/start-checkout.js').then((start) => start.startCheckout());
