import { Link, useLocation } from 'react-router';

import { getStopReason, useSiteStatus } from './site-status.ts';

const STATUS_PATH = '/admin/status';

/** Stands at the foot of the window, where it moves nothing that is being read or typed. */
export function FaultBanner() {
  const { status, reach } = useSiteStatus();
  const stop = getStopReason(status, reach);
  const isListed = useLocation().pathname === STATUS_PATH; // the page lists them all
  const notes = isListed ? [] : status.faults.filter(({ isReadOnly }) => !isReadOnly);
  return (
    <div className="fault-banner">
      <div className="fault-banner-text">
        <div role="alert">
          {stop && (
            <p className="fault-stop">
              {stop} Your open form shows where your text is kept, and saves it automatically once this is fixed.
            </p>
          )}
        </div>
        <div role="status">
          {notes.map(({ part, message }) => (
            <p key={part} className="fault-note">
              {message}
            </p>
          ))}
        </div>
      </div>
      {status.faults.length > 0 && !isListed && (
        <Link className="tool fault-link" to={STATUS_PATH}>
          See the status
        </Link>
      )}
    </div>
  );
}
