import { PasswordField } from '#features/accounts/account-fields.tsx';
import { PasskeyProof } from '#features/accounts/security/passkey-section.tsx';
import { SecurityForm, type SecurityFormProps } from '#features/accounts/security/security-form.tsx';
import { formatDateTime } from '#features/publishing/dates.ts';
import { useSite } from '#features/settings/use-site.ts';
import { formatSize } from './backups-panel.tsx';
import type { BackupsState } from './backups-state.ts';

interface BackupDownloadProps {
  backup: BackupsState['backups'][number];
  hasPasskeys: boolean;
  result: SecurityFormProps['result'];
}

export function BackupDownload({ backup: { at, bytes }, hasPasskeys, result }: BackupDownloadProps) {
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
          result={result}
          busyIntent={undefined}
          reloadDocument
        >
          {(failure) => (
            <>
              <p>
                The backup of {formatDateTime(at, timeZone)}, {formatSize(bytes)}. It has every text, image and account, and the site’s
                secret: keep it where nobody else can open it.
              </p>
              <PasswordField name="currentPassword" label="Confirm your password to download it" failure={failure} />
            </>
          )}
        </SecurityForm>
      </div>
    </>
  );
}
