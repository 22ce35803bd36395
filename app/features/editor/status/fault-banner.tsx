import { Link } from 'react-router';
import { getStopReason } from './fault-words.ts';
import { useSiteStatus } from './status-context.ts';

/** Says at the foot of the window what is faulty, for as long as it is; there it moves nothing that is being read or typed in. */
export function FaultBanner() {
  const { status, reach } = useSiteStatus();
  const stop = getStopReason(status, reach);
  const notes = status.faults.filter(({ isReadOnly }) => !isReadOnly);
  return (
    <div className="fault-banner">
      <div role="alert">
        {stop && (
          <p className="fault-stop">
            {stop} What you write is kept on this device, and saved by itself once this is over if you press Save and leave the form open.
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
      {status.faults.length > 0 && (
        <Link className="fault-link" to="/admin/status">
          Status of the site
        </Link>
      )}
    </div>
  );
}
