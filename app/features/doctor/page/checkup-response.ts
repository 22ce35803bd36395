import { type Checkup, type Finding, LEVELS, type Level, PART_NAMES } from '../findings/checkup.ts';

/** Undefined for anything but a checkup. By hand: a schema library would be a fifth of what the page loads. */
export function parseCheckup(value: unknown): Checkup | undefined {
  const { level, checkedAt, parts }: Record<string, unknown> = Object(value);
  if (!isLevel(level) || typeof checkedAt !== 'string' || !Array.isArray(parts)) return undefined;
  const known = parts.flatMap((part) => parsePart(part) ?? []);
  return known.length === parts.length ? { level, checkedAt, parts: known } : undefined;
}

function parsePart(value: unknown): Checkup['parts'][number] | undefined {
  const { part, name, level, findings }: Record<string, unknown> = Object(value);
  if (!isPart(part) || typeof name !== 'string' || !isLevel(level) || !Array.isArray(findings)) return undefined;
  const known = findings.flatMap((finding) => parseFinding(finding) ?? []);
  return known.length === findings.length ? { part, name, level, findings: known } : undefined;
}

function parseFinding(value: unknown): Finding | undefined {
  const { level, message, advice }: Record<string, unknown> = Object(value);
  if (!isLevel(level) || typeof message !== 'string') return undefined;
  return { level, message, ...(typeof advice === 'string' && { advice }) };
}

function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value);
}

function isPart(value: unknown): value is keyof typeof PART_NAMES {
  return typeof value === 'string' && Object.hasOwn(PART_NAMES, value);
}
