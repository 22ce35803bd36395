import { type AccountFormFailure, parseAccountForm } from '#features/accounts/account-forms.ts';
import type { SecurityRequest } from '#features/accounts/sessions/security-request.server.ts';
import { inAction, inForm, type SentForm } from '#platform/errors/respond.server.ts';
import type { z } from '#platform/forms/zod.ts';
import { privately } from '#platform/http/private-page.ts';
import { type Deps, depsContext } from './deps.server.ts';
import { type Context, toSecurityRequest } from './guard.server.ts';

interface Sent<Form, Viewer> extends Omit<SecurityRequest, 'viewer'> {
  form: Form;
  typed: Record<string, string>;
  viewer: Viewer;
  deps: Deps;
}

interface FormRules<S, Viewer> {
  schema: S;
  /** Runs before the form is read. */
  guard?: (context: Context, request: Request) => Promise<Viewer>;
  /** Fields that a refused form still has; no secrets. */
  kept?: readonly string[];
}

/** The action of a page with account forms: a form that is refused stays on the page. */
export function inAccountForm<S extends z.ZodType<object>, T, Viewer = undefined>(
  { request, context }: { request: Request; context: Context },
  { schema, guard = async () => undefined as Viewer, kept = [] }: FormRules<S, Viewer>,
  act: (sent: Sent<z.output<S>, Viewer>) => Promise<T>,
) {
  return inAction(async () => {
    const viewer = await guard(context, request);
    const parsed = await parseAccountForm(request, schema, kept);
    if (!parsed.ok) return privately<AccountFormFailure>(parsed, { status: 400 });
    const { form, typed } = parsed;
    const about: SentForm = { ...form, ...(kept.length > 0 && { typed }) };
    return inForm(about, () => act({ form, typed, ...toSecurityRequest(context, request, viewer), deps: context.get(depsContext) }));
  });
}
