import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, run } from '#tests/integration/recipes/recipe.ts';

const FOLDER = 'app/extensions';
const CHECK = '--types';
const USAGE = `npm run close -- NAME… | --all [${CHECK}]

Copies the repository without these extensions, and prints the folder of the copy. ${CHECK} checks the types there, and deletes it.
`;

async function main(args: string[]) {
  const open = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
  const names = args.includes('--all') ? open : args.filter((arg) => arg !== CHECK);
  const unknown = names.filter((name) => !open.includes(name));
  if (args.length === 0 || unknown.length > 0) {
    process.stderr.write(unknown.length > 0 ? `No such extension: ${unknown.join(', ')}. Open: ${open.join(', ') || 'none'}\n` : USAGE);
    process.exitCode = 1;
    return;
  }
  const folder = copyRepository();
  for (const name of names) close(folder, name);
  if (args.includes(CHECK)) await checkTypes(folder);
  else process.stdout.write(`${folder}\n`);
}

async function checkTypes(folder: string): Promise<void> {
  try {
    await run(folder, 'react-router', 'typegen');
    await run(folder, 'tsc', '--noEmit', '--checkers', '1'); // more of them take longer on a busy machine
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
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

await main(process.argv.slice(2));
