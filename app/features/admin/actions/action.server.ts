import { type FormErrors, type FormFailure, parseForm, refuseForm } from '#platform/forms/parse-form.ts';
import type { z } from '#platform/forms/zod.ts';

/** `editor`: an admin may too. */
type ActionRole = 'editor' | 'admin';

/** What the browser tells the person, with the action that takes it back. */
interface Shown {
  toast?: string | undefined;
  undo?: { action: string; body: object } | undefined;
}

interface Done<Result extends object> extends Shown {
  outcome: 'done';
  result: Result;
}

interface Refused {
  outcome: 'refused';
  status: number;
  body: FormFailure & { code: string };
}

export type Answer<Result extends object> = Done<Result> | Refused;

interface ActionOptions {
  /** Also while nothing can be saved. */
  isAllowedReadOnly?: boolean;
}

/** A named change in the admin. */
export interface Action<S extends z.ZodType, ActionDeps, Result extends object> extends ActionOptions {
  role: ActionRole;
  schema: S;
  /** Refuses a body that does not fit the schema. */
  perform: (body: unknown, deps: ActionDeps) => Promise<Answer<Result>>;
}

export function defineAction<S extends z.ZodType, ActionDeps, Result extends object>(
  role: ActionRole,
  schema: S,
  run: (body: z.output<S>, deps: ActionDeps) => Promise<Answer<Result>>,
  options: ActionOptions = {},
): Action<S, ActionDeps, Result> {
  const perform = async (body: unknown, deps: ActionDeps) => {
    const parsed = parseForm(schema, body);
    return parsed.ok ? run(parsed.form, deps) : invalid(parsed);
  };
  return { role, schema, perform, ...options };
}

export function done<Result extends object>(result: Result, shown: Shown = {}): Done<Result> {
  return { outcome: 'done', result, ...shown };
}

export function refused(formError: string, status = 400): Refused {
  return { outcome: 'refused', status, body: { ...refuseForm({ formError }), code: 'refused' } };
}

/** 400 with a message for each field. */
export function invalid(errors: Partial<FormErrors>): Refused {
  return { outcome: 'refused', status: 400, body: { ...refuseForm(errors), code: 'invalid' } };
}
