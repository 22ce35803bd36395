import { Link, useLocation } from 'react-router';
import { getStopReason } from './fault-words.ts';
import { useSiteStatus } from './status-context.ts';

const STATUS_PATH = '/admin/status';

/** Says at the foot of the window what is faulty, for as long as it is; there it moves nothing that is being read or typed in. */
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
              {stop} An open form says what keeps your text meanwhile, and sends its save by itself once this is over.
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
