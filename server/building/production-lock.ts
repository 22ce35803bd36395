import { readFileSync } from 'node:fs';

interface Locked {
  dev?: boolean;
  [key: string]: unknown;
}

/** The part of package-lock.json that an install without development dependencies uses, for the given package.json. */
export function toProductionLock(root: { name: string; version: string }): object {
  const { packages, ...lock }: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const kept = Object.entries(packages).filter(([at, { dev }]) => at !== '' && !dev);
  return { ...lock, name: root.name, version: root.version, packages: { '': root, ...Object.fromEntries(kept) } };
}
