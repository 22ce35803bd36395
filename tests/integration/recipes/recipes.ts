import type { Edit } from './recipe.ts';

/** After the last name of the list, whether it stands on one line or on several. */
const END_OF_LIST = /,?\n?\];/g;

/** The recipes of CONTRIBUTING.md as edits, in the order in which it names the files. */
export const recipes: Record<string, Edit[]> = {
  'a field on articles': [
    {
      file: 'app/db/migrations.ts',
      before: '/** Every change of the schema',
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
    { file: 'app/features/articles/article-kind.ts', after: "export const ARTICLE_FIELDS = [\n  'title',\n", text: "  'subtitle',\n" },
    {
      file: 'app/features/articles/article-kind.ts',
      after: "  excerpt: requiredText(600, 'Write an excerpt'),\n",
      text: '  subtitle: optionalText(200),\n',
    },
    { file: 'app/features/articles/article-kind.ts', after: "    empty: {\n      title: '',\n", text: "      subtitle: '',\n" },
    { file: 'app/features/articles/article-kind.ts', after: "      title: 'Title',\n", text: "      subtitle: 'Subtitle',\n" },
    { file: 'app/features/articles/article-kind.ts', after: '    hasMarkdown: true,\n', text: "    markdownColumns: ['subtitle'],\n" },
    {
      file: 'app/features/articles/article-fields.tsx',
      before: '        <ExcerptField',
      text: `        <Field id={\`\${formId}-subtitle\`} label="Subtitle" error={errors.subtitle}>
          {(control) => (
            <input {...control} className="input" value={fields.subtitle} onChange={(event) => write({ subtitle: event.target.value })} />
          )}
        </Field>
`,
    },
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
    { file: 'app/db/migrations/9002-podcasts.ts', from: 'podcast-migration.txt' },
    {
      file: 'app/db/migrations.ts',
      before: "import type { Migration } from './migrations/migration.ts';",
      text: "import { podcasts } from './migrations/9002-podcasts.ts';\n",
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
    { file: 'app/features/podcasts/podcast-fields.tsx', from: 'podcast-fields.txt' },
    {
      file: 'app/kinds.ts',
      before: "import type { ContentKind } from '#features/publishing/content-kind.ts';",
      text: "import { podcastKind } from '#features/podcasts/podcast-kind.ts';\n",
    },
    { file: 'app/kinds.ts', after: '= [articleKind, ', text: 'podcastKind, ' },
    {
      file: 'app/content-forms.tsx',
      before: "import { SolutionForm } from '#features/solutions/solution-fields.tsx';",
      text: "import { PodcastForm } from '#features/podcasts/podcast-fields.tsx';\n",
    },
    { file: 'app/content-forms.tsx', after: '  article: ArticleForm,\n', text: '  podcast: PodcastForm,\n' },
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
};
