import { createContext } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { type Context, loadForAdmin, requireAdmin, toSecurityRequest, withChangedCookies } from '#app/context/guard.server.ts';
import { downloadForm, parseAccountForm } from '#features/accounts/account-forms.ts';
import { readProofState } from '#features/accounts/security/prove-identity.server.ts';
import { SecurityForm, type SecurityResult } from '#features/accounts/security/security-form.tsx';
import { formatBytes } from '#features/admin/library/use-words.ts';
import { downloadBackup } from '#features/backup/download-backup.server.ts';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { inAction } from '#platform/errors/respond.server.ts';
import { downloadResponse } from '#platform/http/download.server.ts';
import { privately } from '#platform/http/private-page.ts';
import type { Route } from './+types/backup';

type Refusal = Exclude<Awaited<ReturnType<typeof download>>, Response>;

const refusalContext = createContext<Refusal | undefined>(undefined);

/** POST responds with the file; with the page if it is refused. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, params, context }, next) => {
    if (request.method !== 'POST') return next();
    const result = await download({ request, context, name: params.name ?? '' });
    if (result instanceof Response) return result;
    context.set(refusalContext, result);
    return next();
  },
];

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async (deps, { request, params, context }) => {
    const { name, at, bytes } = await deps.backups.get(params.name);
    const proof = await readProofState(deps, { viewer: deps.viewer, request: withChangedCookies(context, request) });
    return { backup: { name, at: at.toISOString(), bytes }, proof };
  });
}

export const action = ({ context }: Route.ActionArgs) => context.get(refusalContext);

export default function Backup({ loaderData: { backup, proof }, actionData }: Route.ComponentProps) {
  const { timeZone } = useSite();
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">Download a backup</h1>
      </header>
      <div className="backup-form">
        <SecurityForm
          intent="download"
          button="Download"
          confirm="Confirm your password to download it"
          proof={proof}
          result={actionData}
          reloadDocument
        >
          {() => (
            <p>
              The backup of {formatDateTime(backup.at, timeZone)}, {formatBytes(backup.bytes)}. It has every text, image and account, and
              the site’s secret: keep it where nobody else can open it.
            </p>
          )}
        </SecurityForm>
      </div>
    </>
  );
}

function download({ request, context, name }: { request: Request; context: Context; name: string }) {
  return inAction(async () => {
    const viewer = await requireAdmin(context, request);
    const parsed = await parseAccountForm(request, downloadForm);
    if (!parsed.ok) return privately<SecurityResult>(parsed, { status: 400 });
    const result = await downloadBackup(context.get(depsContext), toSecurityRequest(context, request, viewer), { ...parsed.form, name });
    if ('ok' in result) return privately<SecurityResult>(result, { status: 400 });
    return downloadResponse(result.stream, { filename: name, type: 'application/gzip', size: result.size });
  });
}
