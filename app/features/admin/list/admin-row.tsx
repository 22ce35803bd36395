import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '#features/images/picture.tsx';
import { useDialogPart } from '#ui/use-part.ts';
import type { ActionBody, ActionName } from '../actions/actions.ts';
import { type RunOptions, useAction } from '../actions/use-action.ts';

/** A row of a list, as data. */
export interface AdminRowData {
  key: string;
  title: string;
  /** Before a title that is no heading. */
  lead?: string;
  /** Opened by the title; `j`, `k` and Enter lead there too. */
  href?: string | undefined;
  /** Of a title that leads off the admin. */
  siteHref?: string | undefined;
  /** By the title's own letters; an address is written from left to right. */
  dir?: 'ltr';
  look?: string | undefined;
  picture?: string | null | undefined;
  /** Below the title, before the facts. */
  snippet?: string | undefined;
  flags?: readonly (RowFlag | false)[];
  facts?: readonly (RowFact | null | false | undefined)[];
  problem?: string | null;
  hints?: readonly string[];
  notes?: readonly string[];
  actions?: readonly (RowAction | false)[];
  /** Says whose the actions are; the title by default. */
  name?: string;
}

export interface RowFlag {
  text: string;
  look?: keyof typeof LOOKS;
}

export type RowFact =
  | string
  | { text: string; label?: string; to?: string; href?: string; dir?: 'ltr'; look?: string | undefined; hidden?: string };

/** Behind the row's `…` unless it is the main one, or the only one. */
export type RowAction = { label: string; isMain?: boolean; isDanger?: boolean; isDisabled?: boolean } & (
  | { to: string }
  | { href: string }
  | { onClick: () => void }
  | RowActionCall
);

type RowActionCall = {
  [Name in ActionName]: { action: Name; body: ActionBody<Name>; options: RunOptions<Name>; question?: RowQuestion };
}[ActionName];

/** Asks before it is done. */
interface RowQuestion {
  title: string;
  button: string;
  paragraphs: readonly (string | { strong: string })[];
}

const LOOKS = {
  status: ' badge-status',
  draft: ' badge-status badge-draft',
  scheduled: ' badge-status badge-scheduled',
  published: ' badge-status badge-published',
  changed: ' badge-status badge-changed',
  quiet: ' badge-quiet',
  stop: ' status-badge-stop',
};

interface AdminRowProps {
  row: AdminRowData;
  /** Of its title. */
  heading: 'h2' | 'h3';
  /** Before everything else. */
  select?: ReactNode;
  /** Before the others of its actions, or alone. */
  children?: ReactNode;
}

export function AdminRow({ row, heading, select, children }: AdminRowProps) {
  const { title, href, look, picture, snippet, problem, hints = [], notes = [], name = title } = row;
  const actions = (row.actions ?? []).filter((action) => action !== false);
  return (
    <li className={look ? `admin-row ${look}` : 'admin-row'} tabIndex={href ? -1 : undefined} data-edit={href?.split('?')[0]}>
      {select}
      {picture && (
        <div className="media media-wide admin-row-picture">
          <Picture src={picture} alt="" sizes="8rem" width={320} height={180} />
        </div>
      )}
      <div className="admin-row-text">
        <RowTitle row={row} heading={heading} />
        {snippet !== undefined && (
          <p className="message-snippet" dir="auto">
            {snippet}
          </p>
        )}
        <RowFacts row={row} />
        {problem && <p className="field-error">{problem}</p>}
        {hints.map((hint) => (
          <p key={hint} className="field-hint" dir="auto">
            {hint}
          </p>
        ))}
        {notes.length > 0 && (
          <ul className="admin-row-notes">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {actions.length === 0 ? (
        children
      ) : (
        <RowActions name={name} actions={actions}>
          {children}
        </RowActions>
      )}
    </li>
  );
}

function RowTitle({ row: { title, lead, href, siteHref, dir }, heading: Heading }: Pick<AdminRowProps, 'row' | 'heading'>) {
  if (lead !== undefined) {
    return (
      <p dir="auto">
        {lead} {title && <strong>{title}</strong>}
      </p>
    );
  }
  return (
    <Heading className="admin-row-title" dir={dir ?? 'auto'}>
      {href && <Link to={href}>{title}</Link>}
      {siteHref && (
        <a href={siteHref} target="_blank" rel="noopener">
          {title}
        </a>
      )}
      {!href && !siteHref && title}
    </Heading>
  );
}

function RowFacts({ row: { flags = [], facts = [] } }: { row: AdminRowData }) {
  const shownFlags = flags.filter((flag) => flag !== false);
  const shownFacts = facts.filter((fact): fact is RowFact => Boolean(fact));
  if (shownFlags.length + shownFacts.length === 0) return null;
  return (
    <p className="meta">
      {shownFlags.map(({ text, look }) => (
        <span key={text} className={`badge${look ? LOOKS[look] : ''}`}>
          {text}
        </span>
      ))}
      {shownFacts.map((fact) => (
        <Fact key={typeof fact === 'string' ? fact : fact.text} fact={fact} />
      ))}
    </p>
  );
}

function Fact({ fact }: { fact: RowFact }) {
  if (typeof fact === 'string') return <span dir="auto">{fact}</span>;
  const { text, label, to, href, dir, look, hidden } = fact;
  if (to) {
    return (
      <Link className={look} to={to}>
        {text}
        {hidden && <span className="visually-hidden"> {hidden}</span>}
      </Link>
    );
  }
  return (
    <span className={look} dir={dir}>
      {label && `${label} `}
      {href ? <a href={href}>{text}</a> : text}
    </span>
  );
}

function RowActions({ name, actions, children }: { name: string; actions: readonly RowAction[]; children: ReactNode }) {
  const id = useId();
  const { run, isBusy } = useAction();
  const [asked, setAsked] = useState<RowActionCall>();
  const question = useDialogPart(async () => (await import('../requests/confirm-dialog.tsx')).ConfirmDialog, 'The question');
  async function act({ action, body, options }: RowActionCall) {
    await run(action, body as never, { ...options, onAnswer: question.close } as never); // of the same name
  }
  function ask(call: RowActionCall) {
    setAsked(call);
    question.open();
  }
  function toButton(each: RowAction) {
    const { label, isDanger, isDisabled = false } = each;
    const words = (
      <>
        {label}
        <span className="visually-hidden"> {name}</span>
      </>
    );
    if ('to' in each) {
      return (
        <Link key={label} className="tool" to={each.to}>
          {words}
        </Link>
      );
    }
    if ('href' in each) {
      return (
        <a key={label} className="tool" href={each.href}>
          {words}
        </a>
      );
    }
    const press = 'onClick' in each ? each.onClick : () => (each.question ? ask(each) : void act(each));
    return (
      <button
        key={label}
        type="button"
        className={isDanger ? 'tool admin-row-delete' : 'tool'}
        disabled={isDisabled || isBusy}
        aria-busy={isBusy}
        onClick={press}
      >
        {words}
      </button>
    );
  }
  const isAlone = actions.length === 1 && !children;
  const isShown = ({ isMain = isAlone }: RowAction) => isMain;
  return (
    <div className="admin-row-actions">
      {actions.filter(isShown).map(toButton)}
      {!isAlone && (
        <>
          <button type="button" className="tool" popoverTarget={id} aria-label={`Actions for ${name}`}>
            …
          </button>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes on what is pressed in it */}
          <div id={id} popover="auto" className="dropdown" onClick={({ currentTarget }) => currentTarget.hidePopover()}>
            {children}
            {actions.filter((each) => !isShown(each)).map(toButton)}
          </div>
        </>
      )}
      {question.Dialog && asked?.question && (
        <question.Dialog
          title={asked.question.title}
          label={asked.question.button}
          isBusy={isBusy}
          onConfirm={() => act(asked)}
          onClose={question.close}
        >
          {asked.question.paragraphs.map((each) =>
            typeof each === 'string' ? (
              <p key={each}>{each}</p>
            ) : (
              <p key={each.strong} dir="auto">
                <strong>{each.strong}</strong>
              </p>
            ),
          )}
        </question.Dialog>
      )}
    </div>
  );
}
