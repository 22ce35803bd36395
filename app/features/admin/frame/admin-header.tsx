import { type MouseEvent, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useToast } from '#ui/toast.tsx';

interface Destination {
  path: string;
  label: string;
}

const MENU_ID = 'admin-menu';

interface Door {
  label: string;
  tabs: readonly (Destination & { unread: number })[];
}

interface AdminHeaderProps {
  email: string;
  doors: readonly Door[];
  menu: readonly Destination[];
}

export const countUnread = ({ tabs }: Door) => tabs.reduce((sum, { unread }) => sum + unread, 0);

/** The doors, and below them the pages behind the open one. */
export function AdminHeader({ email, doors, menu }: AdminHeaderProps) {
  const { pathname } = useLocation();
  const isAt = ({ path }: Destination) => pathname === path || pathname.startsWith(`${path}/`);
  const current = doors.find(({ tabs }) => tabs.some(isAt));
  return (
    <>
      <header className="admin-header">
        <div className="page admin-header-row">
          <nav className="admin-doors" aria-label="Admin">
            {doors.map((door) => {
              const { label, tabs } = door;
              const isOpen = door === current && (tabs.length > 1 || 'page');
              return (
                <Link key={label} className="tab" to={tabs[0]?.path ?? '/admin'} aria-current={isOpen || undefined}>
                  {label}
                  {!isOpen && <Unread count={countUnread(door)} />}
                </Link>
              );
            })}
          </nav>
          <button type="button" className="tab" popoverTarget={MENU_ID}>
            Account
          </button>
          <AdminMenu email={email} menu={menu} />
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

function AdminMenu({ email, menu }: Omit<AdminHeaderProps, 'doors'>) {
  const close = (event: MouseEvent) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
  return (
    <nav id={MENU_ID} popover="auto" className="dropdown" aria-label="Account">
      <p className="admin-viewer">{email}</p>
      <ul>
        <li>
          <a className="tool" href="/auth/security">
            Password and security
          </a>
        </li>
        {menu.map(({ path, label }) => (
          <li key={path}>
            <NavLink className="tool" to={path} onClick={close}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className="tool theme-switch">
            Switch between light and dark
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
