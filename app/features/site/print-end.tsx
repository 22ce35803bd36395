import type { ComponentProps } from 'react';
import { useSite } from '#features/settings/use-site.ts';
import { QrCode } from '#ui/qr-code.tsx';

/** For a phone's camera; shown on paper only. */
export function PrintCode({ code }: { code: ComponentProps<typeof QrCode>['code'] | null }) {
  return (
    code && (
      <div className="print-code">
        <QrCode code={code} label="QR code of the address" />
      </div>
    )
  );
}

export function PrintEnd({ url, code }: { url: string } & ComponentProps<typeof PrintCode>) {
  const { email, telephone } = useSite().author;
  return (
    <div className="print-end page" data-print-note={[url, email, telephone].filter(Boolean).join(' · ')}>
      <PrintCode code={code} />
    </div>
  );
}
