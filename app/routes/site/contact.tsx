import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { InlineScript } from '#app/page-scripts.tsx';
import { checkContactMessage, readContactForm } from '#features/contact/contact.ts';
import { ContactFacts } from '#features/contact/contact-facts.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import storeWritten from '#features/contact/store-written.ts?script';
import { writeShortVcard } from '#features/contact/vcard.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { useSite } from '#features/settings/use-site.ts';
import { PrintEnd } from '#features/site/print-end.tsx';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import { Island } from '#ui/islands/island.tsx';
import type { Route } from './+types/contact';

export async function loader({ context }: Route.LoaderArgs) {
  const { site, texts } = await readSite(context);
  const { SITE_URL } = context.get(depsContext).settings;
  const url = absoluteUrl('/contact', SITE_URL);
  return { contact: texts.contact, url, code: drawQrCode(url), cardCode: drawQrCode(writeShortVcard(site, SITE_URL)) };
}

/** For readers without a script. Stores nothing, and no word of it reaches the log. */
export async function action({ request }: Route.ActionArgs) {
  const written = readContactForm(await request.formData().catch(() => undefined)); // of a body that is no form: nothing
  const errors = checkContactMessage(written);
  return data({ written, errors }, { status: Object.keys(errors.fieldErrors).length ? 400 : 200 });
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta({
    title: 'Contact',
    description: loaderData.contact.description,
    path: '/contact',
    site: root.loaderData.site,
    siteUrl: root.loaderData.siteUrl,
    image: getDrawnImage('/contact', `Contact ${root.loaderData.site.author.name}`),
    pageType: 'ContactPage',
    trail: [['Contact', '/contact']],
  });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, url, code, cardCode } = loaderData;
  const { author, whatsapp } = useSite();
  return (
    <>
      <header className="page-header page">
        <p className="label">Contact</p>
        <h1 className="page-title" dir="auto">
          {contact.headline}
        </h1>
        {contact.intro && (
          <p className="deck" dir="auto">
            {contact.intro}
          </p>
        )}
      </header>
      <div className="contact-grid page">
        <Island
          name="contact"
          of={ContactForm}
          props={{
            written: actionData?.written ?? readContactForm(),
            answer: actionData?.errors ?? null,
            to: { email: author.email, whatsapp },
          }}
        />
        <InlineScript text={`(${storeWritten})(document.currentScript.previousSibling.firstChild)`} />
        <ContactFacts replyNote={contact.replyNote} cardCode={cardCode} />
      </div>
      <PrintEnd url={url} code={code} />
    </>
  );
}
