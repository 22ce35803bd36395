import { useId } from 'react';
import { Link } from 'react-router';
import { Field } from '#ui/field.tsx';
import { EmailField } from '../account-fields.tsx';
import { messages } from '../messages.ts';
import { SecurityDialog } from '../security/security-dialog.tsx';
import { SecurityForm, type SecurityFormProps } from '../security/security-form.tsx';
import type { Invitation } from './invitations.server.ts';
import type { Person } from './people.server.ts';

const DATE = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const formatDate = (iso: string) => DATE.format(new Date(iso));

interface PeoplePageProps extends SecurityFormProps {
  viewerId: string;
  people: Person[];
  leftBehind: readonly { userId: string; text: string }[];
  invitations: Invitation[];
  canSend: boolean;
}

export function PeoplePage({ viewerId, people, leftBehind, invitations, canSend, ...props }: PeoplePageProps) {
  const admins = people.filter(({ role }) => role === 'admin').length;
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">People</h1>
        {canSend && (
          <SecurityDialog
            title="Invite someone"
            intent="invite"
            button="Send the invitation"
            confirm="Confirm your password to invite them"
            {...props}
          >
            {(failure) => (
              <>
                <p>An editor writes drafts and proposes changes to what is published. An admin can do everything you can.</p>
                <EmailField label="Their email" isOwn={false} failure={failure} />
                <RoleField />
              </>
            )}
          </SecurityDialog>
        )}
      </header>
      {!canSend && (
        <p className="field-hint admin-list-note">
          {messages.inviteNeedsMail} <Link to="/admin/email">Set up email</Link>
        </p>
      )}
      {props.result?.ok && props.result.message && (
        <p className="notice admin-list-note" role="status">
          {props.result.message}
        </p>
      )}
      <ul className="admin-list">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            leftBehind={leftBehind.flatMap(({ userId, text }) => (userId === person.id ? text : []))}
            isYou={person.id === viewerId}
            isLast={admins === 1 && person.role === 'admin'}
            {...props}
          />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} {...props} />
        ))}
      </ul>
    </>
  );
}

function RoleField() {
  return (
    <Field id={useId()} label="Role">
      {(control) => (
        <select {...control} className="input" name="role">
          <option value="editor">Editor</option>
          <option value="admin">Admin</option>
        </select>
      )}
    </Field>
  );
}

interface PersonRowProps extends SecurityFormProps {
  person: Person;
  leftBehind: string[];
  isYou: boolean;
  isLast: boolean;
}

function PersonRow({ person: { id, email, role, since, lastSeen, links }, leftBehind, isYou, isLast, ...props }: PersonRowProps) {
  const isOpen = props.result && !props.result.ok && props.result.id === id;
  const linksEnd = links > 0 && ` ${links === 1 ? '1 private link' : `${links} private links`} to drafts will end.`;
  return (
    <li className="admin-row people-row">
      <div className="admin-row-text">
        <h2 className="admin-row-title">{email}</h2>
        <p className="meta">
          <span className="badge">{role === 'admin' ? 'Admin' : 'Editor'}</span>
          {isYou && <span>You</span>}
          <span>Since {formatDate(since)}</span>
          {!isYou && <span>{lastSeen ? `Last seen ${formatDate(lastSeen)}` : 'Not signed in'}</span>}
        </p>
        {!isLast && (
          <details open={isOpen || undefined}>
            <summary>
              Change or remove<span className="visually-hidden"> {email}</span>
            </summary>
            {role === 'admin' ? (
              <SecurityForm intent="make-editor" itemId={id} button="Make an editor" {...props}>
                {() => linksEnd && <p>{linksEnd}</p>}
              </SecurityForm>
            ) : (
              <SecurityForm
                intent="make-admin"
                itemId={id}
                button="Make an admin"
                confirm={`Confirm your password to make ${email} an admin`}
                {...props}
              />
            )}
            <SecurityForm intent="remove" itemId={id} button={`Remove ${email}`} {...props}>
              {() => (
                <p>
                  {isYou ? 'You’re' : 'They’re'} signed out at once, everywhere. Everything they wrote stays.{linksEnd}
                  {leftBehind.map((text) => ` ${text}`)}
                </p>
              )}
            </SecurityForm>
          </details>
        )}
      </div>
    </li>
  );
}

function InvitationRow({
  invitation: { id, email, role, invitedBy, expiresAt },
  ...props
}: SecurityFormProps & { invitation: Invitation }) {
  return (
    <li className="admin-row people-row">
      <div className="admin-row-text">
        <h2 className="admin-row-title">{email}</h2>
        <p className="meta">
          <span className="badge badge-status">Invited as {role === 'admin' ? 'admin' : 'editor'}</span>
          <span>
            By {invitedBy}, open until {formatDate(expiresAt)}
          </span>
        </p>
      </div>
      <div className="admin-row-actions">
        <SecurityForm intent="withdraw" itemId={id} button="Withdraw" {...props} />
      </div>
    </li>
  );
}
