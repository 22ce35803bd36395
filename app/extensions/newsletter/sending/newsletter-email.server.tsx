import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Preview } from '@react-email/preview';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Db } from '#db/client.server.ts';
import { findArticle } from '#features/articles/articles.server.ts';
import { getAccent } from '#features/colours/accents.ts';
import { colours } from '#features/colours/brand-colours.ts';
import { MAX_INLINE_HTML } from '#features/html/article-html.server.ts';
import { parseImageUrl } from '#features/images/image-variants.ts';
import { absoluteUrl, articlePath } from '#features/publishing/paths.ts';
import type { TypePairing } from '#features/settings/parts/type-pairings.ts';
import type { Site } from '#features/settings/site.ts';
import { inThread } from '#platform/concurrency/thread.server.ts';
import { oklchToHex } from '#ui/oklch.ts';
import { LEAVE_URL, type RenderedEmail } from './newsletter.ts';
import { isShownByOutlook, TEXT_WIDTH, writeBody } from './newsletter-body.server.ts';
import type { StoredNewsletter } from './newsletters.server.ts';

interface RenderOptions {
  db: Db;
  site: Site;
  siteUrl: string;
  now: Date;
}

type Written = Pick<StoredNewsletter, 'articleId' | 'title' | 'preheader' | 'content'>;

const WIDTH = TEXT_WIDTH + 48;

const run = inThread<{ writeBody: typeof writeBody }>('app/extensions/newsletter/sending/newsletter-body.server.ts');

/** Rendered once for all: `fillIn` puts each subscriber's link in. Undefined if the article is not public. */
export async function renderNewsletter(written: Written, { db, site, siteUrl, now }: RenderOptions): Promise<RenderedEmail | undefined> {
  const { articleId, preheader } = written;
  const article = articleId === null ? undefined : await findArticle(db, { id: articleId, now });
  if (articleId !== null && !article) return undefined;
  const url = article ? absoluteUrl(articlePath(article), siteUrl) : null;
  const title = article?.title ?? written.title;
  const content = article?.content ?? written.content;
  const styles = createStyles(site);
  const deck = article?.excerpt ?? '';
  const input = [{ title, deck, content, baseUrl: url ?? siteUrl, url }, styles.elements] as const;
  const body = await (content.length > MAX_INLINE_HTML ? run('writeBody', ...input) : writeBody(...input));
  const picture = article && url ? findCover(article, url) : undefined;
  const letter = { title, deck, preheader, url, picture, language: article?.language ?? site.language };
  const markup = renderToStaticMarkup(
    <Frame letter={letter} site={site} siteUrl={siteUrl} styles={styles} readOn={body.isCut}>
      <div dir="auto" dangerouslySetInnerHTML={{ __html: body.html }} />
    </Frame>,
  );
  const html = `<!doctype html>${writeOutlookParts(markup)}`;
  return { html, text: `${body.text}\n\n${writeFoot(site, siteUrl)}`, isCut: body.isCut };
}

interface Letter {
  title: string;
  deck: string;
  preheader: string;
  url: string | null;
  picture: string | undefined;
  language: string;
}

interface Styles {
  sans: string;
  serif: string;
  light: Record<'paper' | 'ink' | 'soft' | 'rule' | 'accent' | 'onAccent', string>;
  dark: Styles['light'];
  elements: Record<string, string>;
}

const FAMILIES: Record<TypePairing, { sans: string; serif: string }> = {
  bricolage: { sans: 'Bricolage Grotesque', serif: 'Newsreader' },
  schibsted: { sans: 'Schibsted Grotesk', serif: 'STIX Two Text' },
  instrument: { sans: 'Instrument Sans', serif: 'Literata' },
};

function createStyles({ looks }: Site): Styles {
  const accent = getAccent(looks.accent, looks.accentDark);
  const of = (theme: 'light' | 'dark') => ({
    paper: oklchToHex(...colours.paper[theme]),
    ink: oklchToHex(...colours.ink[theme]),
    soft: oklchToHex(...colours.inkSoft[theme]),
    rule: oklchToHex(...colours.rule[theme]),
    accent: oklchToHex(...accent[theme]),
    onAccent: oklchToHex(...colours.paper[theme]),
  });
  const light = of('light');
  const family = FAMILIES[looks.types];
  const sans = `'${family.sans}','Helvetica Neue',Arial,sans-serif`;
  const heading = (size: number) => `margin:28px 0 10px;font:bold ${size}px/1.25 ${sans}`;
  const cell = `padding:6px 10px;border:1px solid ${light.rule};text-align:left;vertical-align:top;overflow-wrap:normal`;
  return {
    ...{ sans, serif: `'${family.serif}',Georgia,'Times New Roman',serif`, light, dark: of('dark') },
    elements: {
      p: 'margin:0 0 16px',
      h2: heading(24),
      h3: heading(20),
      h4: heading(18),
      a: `color:${light.accent};text-decoration:underline`,
      ul: 'margin:0 0 16px;padding:0 0 0 24px',
      ol: 'margin:0 0 16px;padding:0 0 0 24px',
      li: 'margin:0 0 6px',
      blockquote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light.accent}`,
      pre: 'margin:0 0 16px;white-space:pre-wrap;word-break:break-word;font-size:15px;line-height:22px',
      hr: `margin:24px 0;border:0;border-top:1px solid ${light.rule}`,
      figure: 'margin:0 0 16px',
      figcaption: `font:15px/1.4 ${sans};padding:6px 0 0`,
      img: `display:block;max-width:100%;height:auto;border:0;font:italic 15px/1.4 ${sans}`,
      table: 'display:block;overflow-x:auto;border-collapse:collapse;margin:0 0 16px;font-size:16px;line-height:22px',
      caption: `font:15px/1.4 ${sans};padding:0 0 6px;text-align:left`,
      td: cell,
      th: cell,
    },
  };
}

/** Undefined if the text shows it. The card stands for a cover that mail programs do not show: drawn, or in a newer format. */
function findCover({ imageUrl, content }: { imageUrl: string | null; content: string }, url: string): string | undefined {
  const image = imageUrl ? parseImageUrl(imageUrl) : undefined;
  if (image && content.includes(image.id)) return undefined;
  return imageUrl && image && isShownByOutlook(image) ? absoluteUrl(imageUrl, url) : `${url}/share.png`;
}

function Frame({ letter, site, siteUrl, styles, readOn, children }: FrameProps) {
  const { title, deck, preheader, url, picture, language } = letter;
  const { light, sans, serif } = styles;
  const small: CSSProperties = { margin: '0 0 8px', fontFamily: sans, fontSize: 14, lineHeight: '20px', color: light.soft };
  const link: CSSProperties = { color: light.soft, textDecoration: 'underline' };
  const button: CSSProperties = {
    padding: '14px 24px',
    background: light.accent,
    color: light.onAccent,
    fontFamily: sans,
    fontSize: 16,
    fontWeight: 600,
  };
  const text: CSSProperties = {
    padding: '32px 24px',
    borderTop: `8px solid ${light.accent}`,
    fontFamily: serif,
    fontSize: 18,
    lineHeight: '28px',
    color: light.ink,
    overflowWrap: 'anywhere',
  };
  const host = new URL(siteUrl).host;
  return (
    <html lang={language} dir="auto">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{writeSheet(styles)}</style>
        <Outlook part="head" />
      </head>
      <Body className="paper" style={{ margin: 0, padding: 0, background: light.paper }}>
        <Preview data-skip-in-text={undefined}>{preheader || title}</Preview>
        <Outlook part="before" />
        <Container className="paper" style={{ maxWidth: WIDTH, margin: '0 auto', background: light.paper, tableLayout: 'fixed' }}>
          <div className="ink pad" style={text}>
            <p className="soft" style={{ ...small, margin: '0 0 24px' }}>
              <a className="accent" href={siteUrl} style={{ color: light.accent, textDecoration: 'none', fontWeight: 600 }}>
                {site.author.name}
              </a>
            </p>
            <h1 dir="auto" style={{ margin: '0 0 20px', fontFamily: sans, fontSize: 30, lineHeight: '36px', fontWeight: 700 }}>
              {url ? (
                <a className="ink" href={url} style={{ color: light.ink, textDecoration: 'none' }}>
                  {title}
                </a>
              ) : (
                title
              )}
            </h1>
            {deck && (
              <p className="soft" dir="auto" style={{ margin: '0 0 24px', fontSize: 20, lineHeight: '28px', color: light.soft }}>
                {deck}
              </p>
            )}
            {picture && (
              <img
                src={picture}
                alt=""
                width={TEXT_WIDTH}
                style={{ display: 'block', width: '100%', maxWidth: TEXT_WIDTH, height: 'auto', margin: '0 0 24px', border: 0 }}
              />
            )}
            {children}
            {url && (
              <p style={{ margin: '24px 0' }}>
                <Button className="button" href={url} style={button}>
                  {readOn ? 'Read on' : 'Read it on the site'}
                </Button>
              </p>
            )}
            <div className="foot" style={{ margin: '40px 0 0', padding: '20px 0 0', borderTop: `1px solid ${light.rule}` }}>
              <p className="soft" style={small}>
                You’re getting this email because you subscribed to the newsletter of {site.author.name} at {host}.
              </p>
              <p className="soft" style={small}>
                <a className="soft" href={LEAVE_URL} style={link}>
                  Unsubscribe
                </a>
              </p>
              <p className="soft" style={{ ...small, whiteSpace: 'pre-line' }}>
                {toLines(site.mailing.postalAddress).map((line) => (
                  <span key={line}>
                    {line}
                    <br />
                  </span>
                ))}
              </p>
            </div>
          </div>
        </Container>
        <Outlook part="after" />
      </Body>
    </html>
  );
}

interface FrameProps {
  letter: Letter;
  site: Site;
  siteUrl: string;
  styles: Styles;
  readOn: boolean;
  children: ReactNode;
}

/** Read by Outlook's Word engine alone, which knows neither `max-width` nor a second family. */
const OUTLOOK = {
  head: '<style>body,td,p,li{font-family:Georgia,serif !important}h1,h2,h3,h4{font-family:Arial,sans-serif !important}</style>',
  before: `<table role="presentation" align="center" width="${WIDTH}"><tr><td>`,
  after: '</td></tr></table>',
};

/** React writes no comments: these tags become some. */
function Outlook({ part }: { part: keyof typeof OUTLOOK }) {
  return <template id={`outlook-${part}`} />;
}

function writeOutlookParts(html: string): string {
  return Object.entries(OUTLOOK).reduce(
    (written, [part, own]) => written.replace(`<template id="outlook-${part}"></template>`, `<!--[if mso]>${own}<![endif]-->`),
    html,
  );
}

function writeSheet({ dark, sans }: Styles): string {
  const rules = (prefix: string) =>
    [
      `${prefix} .paper,${prefix}.paper,${prefix} .paper td{background:${dark.paper} !important}`,
      `${prefix} .ink,${prefix} .ink li{color:${dark.ink} !important}`,
      `${prefix} .soft{color:${dark.soft} !important}`,
      `${prefix} .accent{color:${dark.accent} !important}`,
      `${prefix} .pad{border-color:${dark.accent} !important}`,
      `${prefix} .ink div a{color:${dark.accent} !important}`,
      `${prefix} .ink a.button{background:${dark.accent} !important;color:${dark.onAccent} !important}`,
      `${prefix} blockquote{border-color:${dark.accent} !important}`,
      `${prefix} .ink div.foot a{color:${dark.soft} !important}`,
      `${prefix} .foot,${prefix} td,${prefix} th,${prefix} hr{border-color:${dark.rule} !important}`,
    ].join('\n');
  return `:root{color-scheme:light dark}
h1,h2,h3,h4{font-family:${sans}}
@media (max-width:480px){.pad{padding:20px 16px !important}h1{font-size:26px !important;line-height:32px !important}}
@media (prefers-color-scheme:dark){${rules('')}}
${rules('[data-ogsc]')}`;
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function writeFoot(site: Site, siteUrl: string): string {
  const foot = [
    '-- ',
    `You’re getting this email because you subscribed to the newsletter of ${site.author.name} at ${new URL(siteUrl).host}.`,
    `Unsubscribe: ${LEAVE_URL}`,
    '',
    ...toLines(site.mailing.postalAddress),
  ];
  return `${foot.join('\n')}\n`;
}
