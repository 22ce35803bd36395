import type { AskedAction, BenchedSite, ExtensionTesting } from '#tests/support/extensions.ts';
import { listHostileMarkdown } from '#torture/event-loop/texts.ts';
import { amount } from '#torture/report.ts';
import { connectAssistant } from './assistant.testing.ts';

export const assistants: ExtensionTesting = {
  refusals: { 'GET /mcp': 405, 'GET /mcp.data': 405, 'POST /mcp': 401, 'POST /mcp.data': 401 },
  boundedRegexes: {
    'app/extensions/assistants/mcp/list-work.server.ts /<a\\s[^<>]*?href="([^"]{1,500})"/gi': {
      longest: 500_000,
      pump: '<a href="',
      why: 'the content of an item',
    },
  },
  readTexts: proposeTexts,
};

/** Markdown of its own, longer than what an import is given. */
async function proposeTexts({ site, headers }: Pick<BenchedSite, 'site' | 'headers'>): Promise<AskedAction[]> {
  const { client } = await connectAssistant({ site, headers });
  const length = amount(80_000, 20_000);
  return Object.keys(listHostileMarkdown(100)).map((name) => ({
    name: `${length / 1000} kB of Markdown: ${name}`,
    act: async (run) => {
      const text = `${run}\n\n${listHostileMarkdown(length)[name]}`;
      await client.callTool({ name: 'propose_change', arguments: { kind: 'article', id: '1', text } });
      return { status: 200 }; // refused or stored, in words
    },
  }));
}
