import { formatDateTime } from '#features/publishing/format-date-time.ts';

/** Says that nobody sees it yet, and which box of the form makes it public. */
export function FutureDateNotice({ publicFrom, dateBoxLabel }: { publicFrom: string; dateBoxLabel: string | undefined }) {
  return (
    <p className="notice">
      Not public before {formatDateTime(publicFrom)}. {dateBoxLabel && `A save with “${dateBoxLabel}” ticked makes it public at once.`}
    </p>
  );
}
