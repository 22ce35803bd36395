import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Link, useRevalidator } from 'react-router';
import { describeMailing, namePicturesHost, privacy } from '#content/pages/privacy.ts';
import { sendAction } from '#features/admin/actions/actions.ts';
import { useReauthenticatedFetch } from '#features/admin/requests/reauthenticated-fetch.tsx';
import { getCause } from '#features/admin/requests/refusal.ts';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { fillIn, fillInAll, PLACEHOLDERS } from '#features/settings/fill-in.ts';
import { looks } from '#features/settings/parts/looks.ts';
import { SENDING_SWITCHES } from '#features/settings/parts/mailing.ts';
import { OWN_PAGES_LIST } from '#features/settings/parts/menu.ts';
import type { FieldGroup, SettingField, SettingsKind } from '#features/settings/parts/settings-kind.ts';
import { useSite } from '#features/settings/use-site.ts';
import { HEADER_UP } from '#ui/breakpoints.ts';
import { useToast } from '#ui/toast.tsx';
import { ContentForm, type FieldsProps, type OpenedForm } from '../form/content-form.tsx';
import type { UndoableSave } from '../form/use-content-form.ts';
import { Preview } from '../preview/preview.tsx';
import { PreviewButton } from '../publication/publication-bar.tsx';
import { saveResponseSchema } from '../save/save-response.ts';
import { LooksField } from './looks/looks-field.tsx';
import { SettingsField } from './settings-field.tsx';

interface SettingsFormProps extends OpenedForm {
  kind: SettingsKind;
  /** Null where images come from the site itself. */
  imagesHost: string | null;
  /** Suggested where a path is asked for. */
  ownPages: readonly { title: string; path: string }[];
  canSend: boolean;
  /** Switches of what is closed; their groups are left out. */
  closed: readonly string[];
}

export function SettingsForm({ kind, imagesHost, ownPages, canSend, closed, ...opened }: SettingsFormProps) {
  const { author } = useSite();
  const getUndo = useUndo(kind);
  const groups = kind.groups.filter(({ fields }) => !closed.some((name) => name in fields));
  return (
    <ContentForm kind={kind} {...opened} getUndo={getUndo}>
      {(form) => (
        <FormWithPreview kind={kind} form={form}>
          {ownPages.length > 0 && (
            <datalist id={OWN_PAGES_LIST}>
              {ownPages.map(({ title, path }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </datalist>
          )}
          {kind.lead && <p className="settings-lead">{kind.lead}</p>}
          {kind.hasPlaceholders && <PlaceholdersNote />}
          {groups.map((group) => (
            <Group
              key={Object.keys(group.fields).join()}
              kind={kind}
              group={group}
              form={form}
              missing={findMissing(kind, form.fields, { canSend, email: author.email })}
            >
              {group.hasOwnWords && <OwnWords imagesHost={imagesHost} />}
              {!canSend && SENDING_SWITCHES.some((name) => name in group.fields) && (
                <p className="field-hint">
                  <Link to="/admin/email">Set up email</Link>
                </p>
              )}
            </Group>
          ))}
        </FormWithPreview>
      )}
    </ContentForm>
  );
}

/** What keeps each switch from being turned on, before anybody tries. */
function findMissing({ fields, findFaults }: SettingsKind, values: FieldValues, given: { canSend: boolean; email: string }) {
  const on = Object.entries(fields).flatMap(([name, { control }]) => (control === 'check' ? [[name, 'on']] : []));
  return findFaults?.({ ...values, ...Object.fromEntries(on) }, given) ?? {};
}

interface GroupProps {
  kind: SettingsKind;
  group: FieldGroup;
  form: FieldsProps;
  missing: Record<string, string>;
  children: ReactNode;
}

function Group({ kind, group, form, missing, children }: GroupProps) {
  const id = useId();
  const { title, hint, fields } = group;
  const draw = ([name, field]: [string, SettingField]) => {
    const hint = form.errors[name] ? undefined : missing[name];
    const props = { ...form, name, field: hint ? { ...field, hint } : field, fallback: field.default };
    return kind === looks && field.control === 'custom' ? <LooksField key={name} {...props} /> : <SettingsField key={name} {...props} />;
  };
  return (
    <section className="settings-group" aria-labelledby={id}>
      <h3 className="settings-group-title" id={id}>
        <bdi>{typeof title === 'string' ? title : title(form.fields)}</bdi>
      </h3>
      {hint && <p className="field-hint">{hint}</p>}
      {children}
      {splitByPairs(Object.entries(fields)).map((run) =>
        run[0]?.[1].isPaired ? (
          <div key={run[0][0]} className="settings-pair">
            {run.map(draw)}
          </div>
        ) : (
          run.map(draw)
        ),
      )}
    </section>
  );
}

/** Groups adjacent fields that stand in pairs. */
function splitByPairs(entries: readonly [string, SettingField][]): [string, SettingField][][] {
  const runs: [string, SettingField][][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && Boolean(last[0]?.[1].isPaired) === Boolean(entry[1].isPaired)) last.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function FormWithPreview({ kind, form, children }: { kind: SettingsKind; form: FieldsProps; children: ReactNode }) {
  const { formId, id, fields } = form;
  const isWide = useIsWide();
  const [isPreviewed, setIsPreviewed] = useState(false); // where there is no room for both
  const [page, setPage] = useState<string>(kind.pages[0].path);
  const isShown = isWide || isPreviewed;
  return (
    <>
      {!isWide && <PreviewButton isPreviewed={isPreviewed} onPress={() => setIsPreviewed(!isPreviewed)} />}
      <div className="settings-fields" hidden={isShown && !isWide}>
        {children}
      </div>
      {isShown && (
        <Preview form={{ kind: kind.name, id, fields, page }}>
          {kind.pages.length > 1 && (
            <>
              <label className="visually-hidden" htmlFor={`${formId}-page`}>
                Page
              </label>
              <select id={`${formId}-page`} className="input settings-page" value={page} onChange={({ target }) => setPage(target.value)}>
                {kind.pages.map(({ path, label }) => (
                  <option key={path} value={path}>
                    {label}
                  </option>
                ))}
              </select>
            </>
          )}
        </Preview>
      )}
    </>
  );
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const wide = matchMedia(HEADER_UP);
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    () => matchMedia(HEADER_UP).matches,
    () => false,
  );
}

function PlaceholdersNote() {
  const site = useSite();
  return (
    <details className="form-details">
      <summary>Words in braces, such as {'{name}'}</summary>
      <p>
        In any text here, they stand for what you wrote under Name and contact and under Figures on your pages, and change with it. If the
        word is empty there, its sentence is left out.
      </p>
      <dl className="placeholders">
        {Object.keys(PLACEHOLDERS).map((name) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd dir="auto">{fillIn(`{${name}}`, site) || 'Empty for now'}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Sections of the privacy page that follow from the site's code. */
function OwnWords({ imagesHost }: { imagesHost: string | null }) {
  const site = useSite();
  const page = describeMailing(privacy, site.mailing);
  const { sections } = fillInAll(imagesHost === null ? page : namePicturesHost(page, imagesHost), site);
  return (
    <ul className="own-words">
      {sections.map(({ heading, paragraphs }) => (
        <li key={heading}>
          <details className="form-details">
            <summary>{heading}</summary>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Saves the earlier fields again, unless they have been changed since. */
function useUndo({ name, noun }: SettingsKind) {
  const showToast = useToast();
  const sendWithReauth = useReauthenticatedFetch();
  const { revalidate } = useRevalidator();

  async function undo({ before, after, take }: UndoableSave) {
    const form = { ...before.fields, intent: 'publish', version: String(after.version), saveId: crypto.randomUUID() };
    const result = await sendWithReauth(() => sendAction('content.save', { kind: name, id: name, form }));
    const parsed = saveResponseSchema.safeParse(result.body);
    if (!parsed.success || !parsed.data.ok) {
      const isChanged = parsed.success && 'theirs' in parsed.data;
      return showToast('error', `${noun}: the save was not undone`, {
        about: `undo ${name}`,
        cause: isChanged ? 'It has been changed since then. Its history has the earlier version.' : getCause(result),
      });
    }
    take(parsed.data.item);
    showToast('success', `${noun}: the save was undone`, { about: `undo ${name}`, cause: 'The site is back to how it was.' });
    await revalidate();
  }

  return (saved: UndoableSave) => ({ label: 'Undo', act: () => void undo(saved) });
}
