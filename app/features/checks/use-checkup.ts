import { useCallback, useEffect, useRef, useState } from 'react';
import { sendJson } from '#platform/http/send-json.ts';
import { type Checkup, LEVELS, PART_NAMES } from './checkup.ts';

const PATH = '/admin/status/checkup';
/** Longer than all checks take. */
const ANSWER_MS = 30_000;

interface KnownCheckup {
  /** The newest; null before the first. */
  checkup: Checkup | null;
  state: 'checking' | 'checked' | 'failed';
  checkAgain(): void;
}

/** Checks the site when the page opens, and again on request. */
export function useCheckup(last: Checkup | null): KnownCheckup {
  const [checkup, setCheckup] = useState(last);
  const [state, setState] = useState<KnownCheckup['state']>('checking');
  const isChecking = useRef(false);

  const check = useCallback(async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    setState('checking');
    const result = await sendJson(PATH, {}, { signal: AbortSignal.timeout(ANSWER_MS) });
    isChecking.current = false;
    const body = result.kind === 'answered' ? result.body : undefined;
    if (isCheckup(body)) setCheckup(body);
    setState(isCheckup(body) ? 'checked' : 'failed');
  }, []);

  useEffect(() => void check(), [check]);
  return { checkup, state, checkAgain: () => void check() };
}

/** By hand: a schema library would be a fifth of what the page loads. */
function isCheckup(value: unknown): value is Checkup {
  const { checkedAt, parts }: Record<string, unknown> = Object(value);
  return hasLevel(value) && typeof checkedAt === 'string' && Array.isArray(parts) && parts.every(isCheckedPart);
}

function isCheckedPart(value: unknown): boolean {
  const { part, findings }: Record<string, unknown> = Object(value);
  return (
    hasLevel(value) && typeof part === 'string' && Object.hasOwn(PART_NAMES, part) && Array.isArray(findings) && findings.every(isFinding)
  );
}

function isFinding(value: unknown): boolean {
  const { message, advice = '' }: Record<string, unknown> = Object(value);
  return hasLevel(value) && typeof message === 'string' && typeof advice === 'string';
}

function hasLevel(value: unknown): boolean {
  const { level }: Record<string, unknown> = Object(value);
  return LEVELS.some((known) => known === level);
}
