import type { ComponentProps } from 'react';
import { useSite } from '#features/settings/use-site.ts';
import { QrCode } from '#ui/qr-code.tsx';

/** Where a page is, for a phone's camera; seen on paper alone. */
export function PrintCode({ code }: { code: ComponentProps<typeof QrCode>['code'] | null }) {
  return (
    code && (
      <div className="print-code">
        <QrCode code={code} label="QR code of the address" />
      </div>
    )
  );
}

/** What a page about the author ends with on paper: its address and theirs, and the first for a phone's camera. */
export function PrintEnd({ url, code }: { url: string } & ComponentProps<typeof PrintCode>) {
  const { email, telephone } = useSite().author;
  return (
    <div className="print-end page" data-print-note={[url, email, telephone].filter(Boolean).join(' · ')}>
      <PrintCode code={code} />
    </div>
  );
}
