import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useToast } from '#ui/toast.tsx';

const MENU_ID = 'admin-menu';

interface Door {
  label: string;
  isInMenu: boolean;
  tabs: readonly { path: string; label: string; unread: number }[];
}

interface AdminHeaderProps {
  email: string;
  doors: readonly Door[];
}

export const countUnread = ({ tabs }: Door) => tabs.reduce((sum, { unread }) => sum + unread, 0);

/** The doors, and below them the pages behind the open one. */
export function AdminHeader({ email, doors }: AdminHeaderProps) {
  const { pathname } = useLocation();
  const current = doors.find(({ tabs }) => tabs.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`)));
  const getCurrent = (door: Door) => (door === current ? door.tabs.length > 1 || 'page' : undefined);
  return (
    <>
      <header className="admin-header">
        <div className="page admin-header-row">
          <nav className="admin-doors" aria-label="Admin">
            {doors.map(
              (door) =>
                !door.isInMenu && (
                  <Link key={door.label} className="tab" to={door.tabs[0]?.path ?? '/admin'} aria-current={getCurrent(door)}>
                    {door.label}
                    {door !== current && <Unread count={countUnread(door)} />}
                  </Link>
                ),
            )}
          </nav>
          <button type="button" className="tab" popoverTarget={MENU_ID}>
            Account
          </button>
          <AdminMenu email={email} doors={doors.filter(({ isInMenu }) => isInMenu)} getCurrent={getCurrent} />
        </div>
      </header>
      {current && current.tabs.length > 1 && <Tabs {...current} />}
    </>
  );
}

function Tabs({ label, tabs }: Door) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on another page another tab is the current one
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className="page">
      <nav ref={row} className="tabs admin-tabs scrolls-sideways" aria-label={label}>
        {tabs.map(({ path, label: name, unread }) => (
          <NavLink key={path} className="tab" to={path}>
            {name}
            <Unread count={unread} />
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="tab-count">
      {count}
      <span className="visually-hidden"> unread</span>
    </span>
  );
}

function AdminMenu({ email, doors, getCurrent }: AdminHeaderProps & { getCurrent: (door: Door) => boolean | 'page' | undefined }) {
  const close = (event: MouseEvent) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  return (
    <nav id={MENU_ID} popover="auto" className="dropdown" aria-label="Account">
      <p className="admin-viewer">{email}</p>
      <ul>
        {doors.map((door) => (
          <li key={door.label}>
            <Link className="tool" to={door.tabs[0]?.path ?? '/admin'} aria-current={getCurrent(door)} onClick={close}>
              {door.label}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className="tool theme-switch">
            Light or dark
          </button>
        </li>
        <li>
          <a className="tool" href="/">
            Back to Website
          </a>
        </li>
        <li>
          <form method="post" action="/auth/sign-out">
            <button className="tool" type="submit">
              Sign Out
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}

export function SignedInNotice({ notice }: { notice: string | null }) {
  const showToast = useToast();
  const due = useRef(notice);
  useEffect(() => {
    if (due.current) showToast('success', due.current, { about: 'sign-in' });
    due.current = null;
  }, [showToast]);
  return null;
}
