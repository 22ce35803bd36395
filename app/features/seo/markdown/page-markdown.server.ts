import type { Element } from 'hast';
import { about } from '#content/pages/about.ts';
import { contact } from '#content/pages/contact.ts';
import { type Service, services } from '#content/pages/services.ts';
import type { TextPage } from '#content/pages/text-page.ts';
import { formatMonth } from '#features/publishing/dates/format-month.ts';
import type { Claim } from '#features/site-settings/documents/claims.ts';
import type { Site } from '#features/site-settings/site.ts';
import { absoluteUrl } from '../absolute-url.ts';
import type { PublishedSite } from '../graph/published-site.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';

interface Page {
  title: string;
  lead: string;
  body: Element[];
}

/** A page beside the content as Markdown: title, lead, its URL, and what it says. Undefined where it is none of PATHS_WITH_MARKDOWN. */
export function writePageMarkdown(
  path: string,
  { site, siteUrl, text }: PublishedSite & { /** Of a page that is only text. */ text?: TextPage | undefined },
): string | undefined {
  const page = text ? describeText(text) : describe(path, { site, siteUrl });
  if (!page) return undefined;
  const url = absoluteUrl(path, siteUrl);
  return writeMarkdown({
    type: 'root',
    children: [
      element('h1', page.title),
      element('blockquote', element('p', page.lead)),
      element('p', link(url, url)),
      element('hr'),
      ...page.body,
    ],
  });
}

function describe(path: string, { site, siteUrl }: PublishedSite): Page | undefined {
  if (path === '/about') return describeAbout(siteUrl);
  if (path === '/services') return describeServices({ site, siteUrl });
  if (path === '/contact') return describeContact(site);
  const service = services.services.find(({ slug }) => path === `/services/${slug}`);
  return service && { title: service.title, lead: service.promise, body: listServiceParts(service, 'h2') };
}

function describeText({ title, intro, lastUpdated, sections }: TextPage): Page {
  const body = sections.flatMap(({ heading, paragraphs }) => [element('h2', heading), ...paragraphs.map(paragraph)]);
  return { title, lead: intro, body: [...(lastUpdated ? [paragraph(lastUpdated)] : []), ...body] };
}

function describeAbout(siteUrl: string): Page {
  const { title, statement, biography, pillarsHeading, pillars, closing, action } = about;
  return {
    title,
    lead: statement,
    body: [
      ...biography.map(paragraph),
      element('h2', pillarsHeading),
      ...pillars.flatMap((pillar) => [element('h3', pillar.title), paragraph(pillar.text)]),
      paragraph(closing),
      element('p', link(absoluteUrl(action.to, siteUrl), action.label)),
    ],
  };
}

function describeServices({ site, siteUrl }: PublishedSite): Page {
  const { figures } = site.claims;
  return {
    title: services.headline,
    lead: services.intro,
    body: [
      ...services.services.flatMap((service) => [
        element('h2', link(absoluteUrl(`/services/${service.slug}`, siteUrl), service.title)),
        element('p', element('strong', service.promise)),
        ...listServiceParts(service, 'h3'),
      ]),
      ...(figures.length ? [element('h2', 'Figures'), list(figures.map(writeClaim))] : []),
      element('h2', services.stepsHeading),
      element('ol', ...services.steps.map(({ title, text }) => element('li', element('p', element('strong', title)), paragraph(text)))),
      element('h2', services.closingHeadline),
      paragraph(services.closingText),
      ...[services.primaryAction, services.secondaryAction].map(({ to, label }) => element('p', link(absoluteUrl(to, siteUrl), label))),
    ],
  };
}

function listServiceParts({ text, suits, deliverables }: Service, heading: 'h2' | 'h3'): Element[] {
  return [
    ...text.map(paragraph),
    element(heading, services.suitsHeading),
    paragraph(suits),
    element(heading, services.deliverablesHeading),
    list(deliverables),
  ];
}

function describeContact({ author, claims, social }: Site): Page {
  const { email, telephone, location } = author;
  const fact = (name: string, ...value: (Element | string)[]) => element('li', `${name}: `, ...value);
  return {
    title: contact.headline,
    lead: contact.intro,
    body: [
      element(
        'ul',
        fact('Email', link(`mailto:${email}`, email)),
        ...(telephone ? [fact('Telephone', telephone)] : []),
        fact('Location', location),
        ...(claims.reply ? [fact('Answer', contact.replyNote)] : []),
        ...social.map(({ name, url }) => fact(name, link(url, url))),
      ),
    ],
  };
}

/** `200+ businesses (annual report, January 2025)`. */
function writeClaim({ figure, label, source, date }: Claim): string {
  const origin = [source, date && formatMonth(date)].filter(Boolean).join(', ');
  return `${figure} ${label}${origin && ` (${origin})`}`;
}

function paragraph(text: string): Element {
  return element('p', text);
}

function list(items: readonly string[]): Element {
  return element('ul', ...items.map((item) => element('li', item)));
}
