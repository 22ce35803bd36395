import type { Element, ElementContent } from 'hast';
import { articles as articlesPage } from '#content/pages/articles.ts';
import { solutions as solutionsPage } from '#content/pages/solutions.ts';
import type { TextPage } from '#content/pages/text-page.ts';
import { categoryTitle } from '#features/publishing/category.ts';
import { absoluteUrl, categoryPath, contactPath } from '#features/publishing/paths.ts';
import { fillIn } from '#features/settings/fill-in.ts';
import { fillInHtml, getPageHtml } from '#features/settings/filled-html.server.ts';
import type { Station } from '#features/settings/parts/about.ts';
import { type Claim, describeClaimSource } from '#features/settings/parts/claims.ts';
import { type Service, servicePath } from '#features/settings/service.ts';
import type { SiteSnapshot } from '#features/settings/site-reader.server.ts';
import { mailtoLink } from '#platform/text/mailto-link.ts';
import { absoluteTree } from '../absolute-html.server.ts';
import { element, link, writeMarkdown } from './markdown.server.ts';

interface Page {
  title: string;
  lead: string;
  body: ElementContent[];
}

interface Facts extends Pick<SiteSnapshot, 'site' | 'texts'> {
  siteUrl: string;
  listed?: readonly ListedItem[] | undefined;
  /** The name of a series, whose parts are listed. */
  series?: string | undefined;
}

interface ListedItem {
  path: string;
  title: string;
  excerpt: string | null;
}

/** A page that lists more than this ends with a link to the rest. */
export const MAX_LISTED = 200;

/** Undefined unless PATHS_WITH_MARKDOWN has the page. */
export async function writePageMarkdown(
  path: string,
  { text, ...facts }: Facts & { text?: TextPage | undefined },
): Promise<string | undefined> {
  const url = absoluteUrl(path, facts.siteUrl);
  const page = text ? await describeText(text, url, facts) : await describe(path, facts);
  if (!page) return undefined;
  return writeMarkdown({
    type: 'root',
    children: [
      element('h1', page.title),
      ...(page.lead ? [element('blockquote', element('p', page.lead))] : []),
      element('p', link(url, url)),
      element('hr'),
      ...page.body,
    ],
  });
}

async function describe(path: string, facts: Facts): Promise<Page | undefined> {
  if (facts.series !== undefined) return describeSeries(facts.series, facts);
  if (path === '/articles') return describeArticles(facts);
  if (path === '/about') return describeAbout(facts);
  if (path === '/services') return describeServices(facts);
  if (path === '/solutions') return describeSolutions(facts);
  if (path === '/follow') return describeFollow(facts);
  if (path === '/contact') return describeContact(facts);
  const service = facts.texts.services.services.find(({ slug }) => path === servicePath(slug));
  return service && { title: service.title, lead: service.promise, body: await listServiceParts(service, 'h2', facts) };
}

async function describeText(page: TextPage, url: string, { site }: Facts): Promise<Page> {
  const { title, intro, lastUpdated } = page;
  const body = toBody(await getPageHtml(page, site), url);
  return { title, lead: intro, body: [...(lastUpdated ? [paragraph(lastUpdated)] : []), ...body] };
}

async function describeAbout({ siteUrl, site, texts }: Facts): Promise<Page> {
  const { title, statement, content, factsHeading, facts, stationsHeading, stations, pillarsHeading, pillars, closing, action } =
    texts.about;
  return {
    title,
    lead: statement,
    body: [
      ...toBody(await fillInHtml(content, site), absoluteUrl('/about', siteUrl)),
      ...(facts.length ? [element('h2', factsHeading), list(facts.map(({ name, text }) => `${name}: ${text}`))] : []),
      ...(stations.length ? [element('h2', stationsHeading), list(stations.map(writeStation))] : []),
      element('h2', pillarsHeading),
      ...pillars.flatMap((pillar) => [element('h3', pillar.title), paragraph(pillar.text)]),
      ...(closing ? [paragraph(closing)] : []),
      element('p', link(absoluteUrl(action.to, siteUrl), action.label)),
    ],
  };
}

async function describeServices(facts: Facts): Promise<Page> {
  const { siteUrl, site } = facts;
  const { figures } = site.claims;
  const { services: all, ...services } = facts.texts.services;
  const parts = await Promise.all(all.map((service) => listServiceParts(service, 'h3', facts)));
  return {
    title: services.headline,
    lead: services.intro,
    body: [
      ...(figures.length ? [element('h2', 'Figures'), list(figures.map(writeClaim))] : []),
      ...all.flatMap((service, at) => [
        element('h2', link(absoluteUrl(servicePath(service.slug), siteUrl), service.title)),
        element('p', element('strong', service.promise)),
        ...(parts[at] ?? []),
      ]),
      element('h2', services.stepsHeading),
      element('ol', ...services.steps.map(({ title, text }) => element('li', element('p', element('strong', title)), paragraph(text)))),
      element('h2', services.closingHeadline),
      ...(services.closingText ? [paragraph(services.closingText)] : []),
      ...[services.primaryAction, services.secondaryAction].map(({ to, label }) => element('p', link(absoluteUrl(to, siteUrl), label))),
    ],
  };
}

async function listServiceParts(service: Service, heading: 'h2' | 'h3', { site, siteUrl, texts }: Facts): Promise<ElementContent[]> {
  const { slug, content, suits, deliverables, figure, figureLabel, proof, proofSource, price, duration, nextStep } = service;
  const { suitsHeading, deliverablesHeading } = texts.services;
  return [
    ...(figure ? [element('p', element('strong', figure), ` ${figureLabel}`)] : []),
    ...(proof ? [element('blockquote', paragraph(proof), ...(proofSource ? [paragraph(`– ${proofSource}`)] : []))] : []),
    ...toBody(await fillInHtml(content, site), absoluteUrl(servicePath(slug), siteUrl)),
    ...(suits ? [element(heading, suitsHeading), paragraph(suits)] : []),
    ...(deliverables.length ? [element(heading, deliverablesHeading), list(deliverables)] : []),
    ...(price || duration ? [paragraph([price, duration].filter(Boolean).join(' · '))] : []),
    element('p', link(absoluteUrl(contactPath({ service: slug }), siteUrl), nextStep)),
  ];
}

function describeArticles(facts: Facts): Page {
  const { title, intro, none } = articlesPage;
  return { title, lead: fillIn(intro, facts.site), body: listItems(none, facts) };
}

function describeSeries(title: string, facts: Facts): Page {
  const { length = 0 } = facts.listed ?? [];
  return {
    title,
    lead: `A series in ${length === 1 ? '1 part' : `${length} parts`} by ${facts.site.author.name}`,
    body: listItems('', facts),
  };
}

function listItems(none: string, { siteUrl, listed = [] }: Facts): ElementContent[] {
  if (!listed.length) return [paragraph(none)];
  const items = listed.flatMap(({ path, title, excerpt }) => [
    element('h2', link(absoluteUrl(path, siteUrl), title)),
    ...(excerpt ? [paragraph(excerpt)] : []),
  ]);
  if (listed.length < MAX_LISTED) return items;
  return [...items, element('p', link(absoluteUrl('/sitemap.xml', siteUrl), 'The addresses of the others'))];
}

function describeSolutions(facts: Facts): Page {
  const { siteUrl } = facts;
  const { headline, intro, none, closing, primaryAction, secondaryAction } = solutionsPage;
  return {
    title: headline,
    lead: intro,
    body: [
      ...listItems(none, facts),
      element('hr'),
      paragraph(closing),
      ...[primaryAction, secondaryAction].map(({ to, label }) => element('p', link(absoluteUrl(to, siteUrl), label))),
    ],
  };
}

function describeFollow({ siteUrl, site, texts: { follow } }: Facts): Page {
  const { social, menu, mailing } = site;
  const feed = (title: string, path: string) => {
    const [rss, json] = ['feed.xml', 'feed.json'].map((file) => absoluteUrl(`${path}/${file}`, siteUrl));
    return element('li', `${title}: `, link(rss ?? '', 'RSS'), ', ', link(json ?? '', 'JSON Feed'));
  };
  return {
    title: follow.headline,
    lead: follow.intro,
    body: [
      element('h2', follow.feedsHeading),
      element('ul', feed(follow.everything, ''), ...menu.categories.map((each) => feed(categoryTitle(each), categoryPath(each)))),
      element('h2', follow.explanationHeading),
      ...follow.explanation.map(paragraph),
      element('ol', ...follow.steps.map(({ title, text }) => element('li', element('p', element('strong', title)), paragraph(text)))),
      element('h2', follow.emailHeading),
      paragraph(mailing.hasNewsletter ? follow.emailNewsletter : follow.email),
      ...(social.length
        ? [element('h2', follow.elsewhereHeading), element('ul', ...social.map(({ name, url }) => element('li', link(url, name))))]
        : []),
    ],
  };
}

function describeContact({ site, texts: { contact } }: Facts): Page {
  const { email, telephone, location } = site.author;
  const fact = (name: string, ...value: (Element | string)[]) => element('li', `${name}: `, ...value);
  return {
    title: contact.headline,
    lead: contact.intro,
    body: [
      element(
        'ul',
        fact('Email', link(mailtoLink(email), email)),
        ...(telephone ? [fact('Telephone', telephone)] : []),
        fact('Location', location),
        ...(contact.replyNote ? [fact('Reply time', contact.replyNote)] : []),
        ...site.social.map(({ name, url }) => fact(name, link(url, url))),
      ),
    ],
  };
}

function writeStation({ year, place, text }: Station): string {
  return [year, place, text].filter(Boolean).join(' · ');
}

/** `200+ businesses (annual report, January 2025)`. */
function writeClaim(claim: Claim): string {
  return `${claim.figure} ${claim.label} (${describeClaimSource(claim)})`;
}

function toBody(html: string, url: string): ElementContent[] {
  return absoluteTree(html, url).children.filter((node) => node.type !== 'doctype');
}

function paragraph(text: string): Element {
  return element('p', text);
}

function list(items: readonly string[]): Element {
  return element('ul', ...items.map((item) => element('li', item)));
}
