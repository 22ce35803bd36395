import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository } from '#tests/integration/recipes/recipe.ts';

const USAGE = 'npm run close -- NAME… | --all\nCopies the repository without these extensions, and prints the folder of the copy.\n';
const FOLDER = 'app/extensions';

function main(args: string[]) {
  const open = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const names = args.includes('--all') ? open : args;
  const unknown = names.filter((name) => !open.includes(name));
  if (args.length === 0 || unknown.length > 0) {
    process.stderr.write(unknown.length > 0 ? `No such extension: ${unknown.join(', ')}. Open: ${open.join(', ') || 'none'}\n` : USAGE);
    process.exitCode = 1;
    return;
  }
  const folder = copyRepository();
  for (const name of names) close(folder, name);
  process.stdout.write(`${folder}\n`);
}

/** Takes away its folder and its lines in the sums. */
function close(folder: string, name: string): void {
  rmSync(path.join(folder, FOLDER, name), { recursive: true });
  for (const sum of globSync(`${FOLDER}.*`, { cwd: folder })) {
    const file = path.join(folder, sum);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, lines.filter((line) => !line.includes(`extensions/${name}/`)).join('\n'));
  }
}

main(process.argv.slice(2));
