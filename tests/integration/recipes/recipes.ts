import type { Edit } from './recipe.ts';

/** After the last name of the list, whether it stands on one line or on several. */
const END_OF_LIST = /,?\n?\];/g;

/** The recipes of CONTRIBUTING.md as edits, in the order in which it names the files. */
export const recipes: Record<string, Edit[]> = {
  'a field on articles': [
    {
      file: 'app/db/migrations.ts',
      before: '/** Oldest first',
      text: `const subtitle: Migration = {
  name: '9001-subtitle',
  statements: () => ["alter table articles add column subtitle text not null default ''"],
};

`,
    },
    { file: 'app/db/migrations.ts', before: END_OF_LIST, text: ', subtitle' },
    {
      file: 'app/db/schema.ts',
      after: 'export interface ArticleTable extends WrittenTable, SearchedTable {\n',
      text: '  subtitle: Generated<string>;\n',
    },
    { file: 'app/features/articles/article-kind.ts', after: 'import { checkbox, ', text: 'optionalText, ' },
    {
      file: 'app/features/articles/article-kind.ts',
      before: '  content: contentFields.content,\n',
      text: "  subtitle: { label: 'Subtitle', hint: 'Under the title', schema: optionalText(200), control: 'line' },\n",
    },
    { file: 'app/features/articles/article-kind.ts', after: '    hasMarkdown: true,\n', text: "    markdownColumns: ['subtitle'],\n" },
    {
      file: 'app/features/articles/article-head.tsx',
      after: "| 'language' | 'imageFocus'",
      text: " | 'subtitle'",
    },
    {
      file: 'app/features/articles/article-head.tsx',
      after: '      </h1>\n',
      text: '      {article.subtitle && <p className="article-deck">{article.subtitle}</p>}\n',
    },
  ],
  'a kind': [
    {
      file: 'app/db/migrations.ts',
      before: "import type { Migration } from './migrations/migration.ts';",
      text: "import { addAddress, contentTable, CURRENT } from './migrations/content-table.ts';\n",
    },
    {
      file: 'app/db/migrations.ts',
      before: '/** Oldest first',
      text: `const podcasts: Migration = {
  name: '9002-podcasts',
  statements: (dialect) => [
    ...contentTable({ name: 'podcasts', kind: 'podcast', columns: ['excerpt text not null'], isSearched: true, triggers: CURRENT })(dialect),
    ...addAddress(dialect, { name: 'podcasts', kind: 'podcast' }),
  ],
};

`,
    },
    { file: 'app/db/migrations.ts', before: END_OF_LIST, text: ', podcasts' },
    {
      file: 'app/db/schema.ts',
      before: 'export interface VideoTable {',
      text: 'export interface PodcastTable extends WrittenTable, SearchedTable {\n  excerpt: string;\n}\n\n',
    },
    { file: 'app/db/schema.ts', after: '  growthSolutions: SolutionTable;\n', text: '  podcasts: PodcastTable;\n' },
    { file: 'app/db/schema.ts', after: "  growthSolutions: 'copied',\n", text: "  podcasts: 'copied',\n" },
    { file: 'app/features/podcasts/podcast-kind.ts', from: 'podcast-kind.txt' },
    {
      file: 'app/kinds.ts',
      before: "import type { ContentKind } from '#features/publishing/content-kind.ts';",
      text: "import { podcastKind } from '#features/podcasts/podcast-kind.ts';\n",
    },
    { file: 'app/kinds.ts', after: 'contentKinds: readonly ContentKind[] = [articleKind, ', text: 'podcastKind, ' },
    { file: 'app/routes/site/podcast.tsx', from: 'podcast-page.txt' },
    { file: 'app/routes.ts', before: "    route('category/:category',", text: "    route('podcast/:id', 'routes/site/podcast.tsx'),\n" },
  ],
  'a static page': [
    {
      file: 'content/pages/press.ts',
      content: `import type { TextPage } from './text-page.ts';

export const press: TextPage = {
  title: 'For the press',
  description: 'Photographs of the author and a short biography, for whoever writes about them.',
  intro: 'Photographs and a short biography.',
  sections: [{ heading: 'Photographs', paragraphs: ['They may be printed with the name of who took them.'] }],
};
`,
    },
    {
      file: 'content/static-pages.ts',
      before: "import { privacy } from './pages/privacy.ts';",
      text: "import { press } from './pages/press.ts';\n",
    },
    {
      file: 'content/static-pages.ts',
      before: "  { path: '/privacy',",
      text: "  { path: '/press', title: press.title, group: 'main', footerLabel: 'Press', text: press },\n",
    },
  ],
  'a setting': [
    {
      file: 'app/platform/env/settings.server.ts',
      before: '  TRUSTED_PROXIES: setting(',
      text: "  PODCAST_HOST: setting(z.string().default(''), 'Kwame'),\n",
    },
    { file: '.env.example', before: '# 32 characters or more;', text: '# Whose name stands over a podcast.\n# PODCAST_HOST=\n\n' },
  ],
  'an admin page': [
    {
      file: 'app/routes/admin/notes.tsx',
      content: `import { loadForAdmin } from '#app/context/guard.server.ts';
import type { Route } from './+types/notes';

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ viewer: { email } }) => ({ email }));
}

export default function Notes({ loaderData: { email } }: Route.ComponentProps) {
  return <h1 className="admin-title">Notes of {email}</h1>;
}
`,
    },
    {
      file: 'app/admin-pages.ts',
      before: "  { path: 'trash',",
      text: "  { path: 'notes', file: 'routes/admin/notes.tsx', label: 'Notes', place: 'menu', order: 115 },\n",
    },
  ],
  'an owner’s setting': [
    { file: 'app/features/settings/parts/identity.ts', after: '    familyName: string;\n', text: '    pronouns: string;\n' },
    {
      file: 'app/features/settings/parts/identity.ts',
      before: '        profession: {\n',
      text: `        pronouns: {
          label: 'Pronouns',
          hint: 'At the end of articles.',
          schema: optionalText(40),
          default: '',
          control: 'line',
        },
`,
    },
    { file: 'app/features/site/author-note.tsx', after: 'const { name, biography', text: ', pronouns' },
    { file: 'app/features/site/author-note.tsx', before: '          <a href="/about">More', text: "          {pronouns}{' '}\n" },
  ],
  'a filter of the list': [
    {
      file: 'app/features/articles/article-kind.ts',
      before: "      { name: 'tag', label: 'Tag',",
      text: "      { name: 'language', label: 'Language', type: 'choice', column: 'language', options: [{ value: 'fr', label: 'French' }] },\n",
    },
  ],
  'an action': [
    {
      file: 'app/features/redirects/redirect-actions.server.ts',
      after: 'export const redirectActions = {\n',
      text: `  'redirect.delete-gone': defineAction('admin', z.strictObject({}), async (_, { db }: RedirectDeps) => {
    await db.deleteFrom('redirects').where('target', 'is', null).execute();
    return done({}, { toast: 'Deleted what is gone' });
  }),
`,
    },
    {
      file: 'app/features/redirects/admin/addresses-page.tsx',
      after: '      <ListHead title="Redirects" exported={redirects.count > 0 && \'/admin/addresses/export\'}>\n',
      text: '        <DeleteGone />\n',
    },
    {
      file: 'app/features/redirects/admin/addresses-page.tsx',
      before: 'function toMissRow(',
      text: `function DeleteGone() {
  const { run, isBusy } = useAction();
  const deleteGone = () => run('redirect.delete-gone', {}, { failed: 'Failed to delete the addresses' });
  return (
    <button type="button" className="tool" disabled={isBusy} onClick={deleteGone}>
      Delete what is gone
    </button>
  );
}

`,
    },
    {
      file: 'app/features/redirects/admin/addresses-page.tsx',
      before: "import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';\n",
      text: "import { useAction } from '#features/admin/actions/use-action.ts';\n",
    },
  ],
  'a kind of token': [
    { file: 'app/db/schema.ts', before: "  | 'ended-link';", text: "  | 'lent-address'\n" },
    {
      file: 'app/features/redirects/redirect-actions.server.ts',
      before: 'export const redirectActions = {\n',
      text: `const DAY_MS = 24 * 60 * 60 * 1000;

`,
    },
    {
      file: 'app/features/redirects/redirect-actions.server.ts',
      after: 'export const redirectActions = {\n',
      text: `  'redirect.lend': defineAction('admin', z.strictObject({ address }), async ({ address: subject }, { db, now, viewer }: RedirectDeps & { viewer: { id: string } }) => {
    const expiresAt = new Date(now().getTime() + DAY_MS);
    const { token } = await issueToken(db, { kind: 'lent-address', userId: viewer.id, subject, now: now(), expiresAt });
    return done({ token });
  }),
  'redirect.open-lent': defineAction('admin', z.strictObject({ token: z.string() }), async ({ token }, { db, now }: RedirectDeps) => {
    const open = selectOpenTokens(db, ['lent-address'], now()).select('id').where('hash', '=', hashToken('lent-address', token));
    const used = await db.deleteFrom('tokens').where('id', 'in', open).returning('subject').executeTakeFirst(); // of two at once one finds it
    return done({ address: used?.subject ?? null });
  }),
`,
    },
    {
      file: 'app/features/redirects/redirect-actions.server.ts',
      before: 'import { defineAction, done, invalid, refused }',
      text: "import { hashToken, issueToken, selectOpenTokens } from '#features/accounts/tokens/tokens.server.ts';\n",
    },
  ],
  'a list': [
    {
      file: 'app/features/redirects/list-missed.server.ts',
      content: `import type { Db } from '#db/client.server.ts';
import { contains } from '#db/contains.ts';
import { readPage } from '#features/admin/list/list.server.ts';
import type { ListQuery } from '#features/admin/list/list.ts';

export function listMissed(db: Db, { text, page }: Pick<ListQuery, 'text' | 'page'>) {
  const matching = db.selectFrom('missedAddresses').where(({ ref }) => contains(ref('address'), text));
  return readPage(matching, page, (rows) => rows.select(['address', 'readers']).orderBy('readers', 'desc').orderBy('address'));
}
`,
    },
    {
      file: 'app/routes/admin/missed.tsx',
      content: `import { loadForAdmin } from '#app/context/guard.server.ts';
import { AdminList, ListHead } from '#features/admin/list/admin-list.tsx';
import { type ListShape, parseListQuery } from '#features/admin/list/list.ts';
import { listMissed } from '#features/redirects/list-missed.server.ts';
import type { Route } from './+types/missed';

const missedList = { path: '/admin/missed', search: 'Part of an address' } as const satisfies ListShape;

export async function loader(args: Route.LoaderArgs) {
  return loadForAdmin(args, async ({ db }, { request }) => {
    const query = parseListQuery(missedList, new URL(request.url).searchParams);
    return { query, list: await listMissed(db, query) };
  });
}

export default function Missed({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <>
      <ListHead title="Missed addresses" />
      <AdminList
        shape={missedList}
        query={query}
        list={list}
        empty="Every address was found."
        row={({ address, readers }) => ({ key: address, title: address, dir: 'ltr', facts: [readers + ' readers'] })}
      />
    </>
  );
}
`,
    },
    {
      file: 'app/admin-pages.ts',
      before: "  { path: 'trash',",
      text: "  { path: 'missed', file: 'routes/admin/missed.tsx', label: 'Missed addresses', place: 'menu', order: 75 },\n",
    },
  ],
  'a job': [
    {
      file: 'app/features/redirects/count-missed.server.ts',
      content: `import type { Db } from '#db/client.server.ts';
import { countRows } from '#db/count-rows.server.ts';
import type { JobHandler } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.server.ts';

const HOUR_MS = 60 * 60 * 1000;

export function createMissedCounter({ db, log }: { db: Db; log: Log }): JobHandler {
  return {
    name: 'count-missed-addresses',
    label: 'Counting addresses that readers missed',
    async run() {
      log.info('missed addresses counted', { addresses: await countRows(db.selectFrom('missedAddresses')) });
      return undefined;
    },
    everyMs: HOUR_MS,
    pausesMs: [60_000],
    timeLimitMs: 60_000,
  };
}
`,
    },
    { file: 'server/jobs.ts', after: '    createExpiredAccountsHandler(deps),\n', text: '    createMissedCounter(deps),\n' },
    {
      file: 'server/jobs.ts',
      before: 'import { createRefoldHandler }',
      text: "import { createMissedCounter } from '#features/redirects/count-missed.server.ts';\n",
    },
  ],
  'an extension': [
    ...[
      ['extension.ts', 'extension.txt'],
      ['extension.server.ts', 'extension-server.txt'],
      ['extension.admin.tsx', 'extension-admin.txt'],
      ['tables.ts', 'tables.txt'],
      ['count-reminders.server.ts', 'count-reminders.txt'],
      ['reminder-tasks.server.ts', 'reminder-tasks.txt'],
      ['reminder-tasks.test.ts', 'reminder-test.txt'],
      ['reminders.spec.ts', 'reminders-spec.txt'],
      ['routes/reminders.tsx', 'reminders-page.txt'],
      ['routes/reminders-text.ts', 'reminders-text.txt'],
    ].map(([file, from]) => ({ file: `app/extensions/reminders/${file}`, from: `reminders/${from}` })),
    { file: 'app/extensions.ts', before: 'export {};', text: "export { reminders } from '#extensions/reminders/extension.ts';\n" },
    {
      file: 'app/extensions.server.ts',
      before: 'export {};',
      text: "export { reminders } from '#extensions/reminders/extension.server.ts';\n",
    },
    {
      file: 'app/extensions.admin.ts',
      before: 'export {};',
      text: "export { reminders } from '#extensions/reminders/extension.admin.tsx';\n",
    },
  ],
  'a page element': [
    {
      file: 'app/features/html/elements/summary.ts',
      content: `import type { ElementKind } from './element-kind.ts';
import { quoteTool } from './quote-tool.ts';

export const summary: ElementKind = {
  tag: 'blockquote',
  className: /^summary$/,
  tools: [quoteTool('summary', { name: 'Summary', path: 'M4 6h16M4 12h16M4 18h9', words: 'in brief' })],
};
`,
    },
    { file: 'app/features/html/elements/summary.css', content: '.prose .summary {\n  border: 0;\n  background: var(--wash);\n}\n' },
    { file: 'app/features/html/elements/kinds.ts', before: '/** The whitelist', text: "import { summary } from './summary.ts';\n\n" },
    { file: 'app/features/html/elements/kinds.ts', before: END_OF_LIST, text: ', summary' },
    { file: 'app/features/html/elements/elements.css', before: '@import "./code.css";', text: '@import "./summary.css";\n' },
    {
      file: 'app/features/html/elements/elements.server.test.ts',
      before: "  'figure.wide': {\n",
      text: `  'blockquote.summary': {
    stored: '<blockquote class="summary"><p>Words</p></blockquote>',
    page: '<blockquote class="summary"><p>Words</p></blockquote>',
    feed: '<blockquote><p>Words</p></blockquote>',
    markdown: '> Words\\n',
    words: 'Words',
  },
`,
    },
  ],
  'a slot': [
    {
      file: 'app/routes/admin/status.tsx',
      after: '<BackupsPanel />\n',
      text: '      <Slot name="status.end" props={{ faults: status.faults.length }} />\n',
    },
    { file: 'app/routes/admin/status.tsx', before: 'import type { Route }', text: "import { Slot } from '#ui/slot.tsx';\n" },
    {
      file: 'app/routes/admin/status.tsx',
      before: 'export async function loader',
      text: "declare module '#ui/slot.tsx' {\n  interface SlotProps {\n    'status.end': { faults: number };\n  }\n}\n\n",
    },
  ],
};
