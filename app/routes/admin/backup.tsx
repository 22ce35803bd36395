import { createContext } from 'react-router';
import { depsContext } from '#app/context/deps.server.ts';
import { type Context, loadForAdmin, requireAdmin } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { PasswordField } from '#features/accounts/account-fields.tsx';
import { downloadForm, parseAccountForm } from '#features/accounts/account-forms.ts';
import { listPasskeys } from '#features/accounts/passkeys/passkeys.server.ts';
import { PasskeyProof } from '#features/accounts/security/passkey-section.tsx';
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
  return loadForAdmin(args, async (deps, { params }) => {
    const { id } = deps.viewer;
    const [{ name, at, bytes }, passkeys] = await Promise.all([deps.backups.get(params.name), listPasskeys(deps, id)]);
    return { backup: { name, at: at.toISOString(), bytes }, hasPasskeys: passkeys.length > 0 };
  });
}

export const action = ({ context }: Route.ActionArgs) => context.get(refusalContext);

export default function Backup({ loaderData: { backup, hasPasskeys }, actionData }: Route.ComponentProps) {
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
          alternative={hasPasskeys && <PasskeyProof />}
          result={actionData}
          busyIntent={undefined}
          reloadDocument
        >
          {(failure) => (
            <>
              <p>
                The backup of {formatDateTime(backup.at, timeZone)}, {formatBytes(backup.bytes)}. It has every text, image and account, and
                the site’s secret: keep it where nobody else can open it.
              </p>
              <PasswordField name="currentPassword" label="Confirm your password to download it" failure={failure} />
            </>
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
    const { clientAddress } = context.get(requestInfoContext);
    const result = await downloadBackup(context.get(depsContext), { viewer, request, clientAddress }, { ...parsed.form, name });
    if ('ok' in result) return privately<SecurityResult>(result, { status: 400 });
    return downloadResponse(result.stream, { filename: name, type: 'application/gzip', size: result.size });
  });
}
