import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { contactForm } from '#app/open-extensions.server.ts';
import { checkContactMessage, readContactForm, type SentForm } from '#features/contact/contact.ts';
import { ContactFacts } from '#features/contact/contact-facts.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import storeWritten from '#features/contact/store-written.ts?script';
import { writeShortVcard } from '#features/contact/vcard.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { useSite } from '#features/settings/use-site.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { findSolution } from '#features/solutions/solutions.server.ts';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import { Island } from '#ui/islands/island.tsx';
import { Slot } from '#ui/slot.tsx';
import type { Route } from './+types/contact';

declare module '#ui/slot.tsx' {
  interface SlotProps {
    /** The form that sends, or the receipt of what was sent. */
    'contact.form': { token: string; sent: SentForm };
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, texts } = await readSite(context);
  const { db, settings, now } = context.get(depsContext);
  const url = absoluteUrl('/contact', settings.SITE_URL);
  const { service: slug, solution: id } = Object.fromEntries(new URL(request.url).searchParams);
  const service = texts.services.services.find((each) => each.slug === slug);
  const solution = !service && id && (await findSolution(db, { address: id, isAdmin: false, now: now() }));
  const subject = (service || solution || undefined)?.title ?? '';
  const page = {
    contact: texts.contact,
    url,
    subject,
    code: drawQrCode(url),
    cardCode: drawQrCode(writeShortVcard(site, settings.SITE_URL)),
  };
  if (!contactForm || !site.mailing.takesMessages) return data({ ...page, token: undefined });
  const sending = { ...page, token: contactForm.createToken(settings.SESSION_SECRET, now()) };
  return data(sending, { headers: { 'cache-control': CACHE_CONTROL.unshared } });
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders;

/** Hands the form on if it sends; else nothing is stored, and no word of it reaches the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => new FormData()); // a body that is no form
  if (contactForm && (await readSite(context)).site.mailing.takesMessages) return contactForm.send(context, form);
  const written = readContactForm(form);
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
    noindex: loaderData.subject !== '', // the same page with a field filled in
  });
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, url, code, cardCode } = loaderData;
  return (
    <>
      <PageHeader label="Contact" title={contact.headline} deck={contact.intro} />
      <div className="contact-grid page">
        <Form loaderData={loaderData} actionData={actionData} />
        <ContactFacts replyNote={contact.replyNote} cardCode={cardCode} />
      </div>
      <PrintEnd url={url} code={code} />
    </>
  );
}

type FormProps = Pick<Route.ComponentProps, 'loaderData'> & { actionData: Route.ComponentProps['actionData'] };

function Form({ loaderData: { token, subject }, actionData }: FormProps) {
  const { author, whatsapp } = useSite();
  const unwritten = { ...readContactForm(), subject };
  const isSent = actionData && 'token' in actionData;
  const sent: SentForm = isSent ? actionData : { written: { ...unwritten, wantsCopy: false }, token, errors: { fieldErrors: {} } };
  const unsent = { written: actionData?.written ?? unwritten, answer: actionData?.errors ?? null, to: { email: author.email, whatsapp } };
  const form =
    token === undefined ? (
      <Island name="contact" of={ContactForm} props={unsent} />
    ) : (
      <Slot name="contact.form" props={{ token: sent.token ?? token, sent }} />
    );
  return (
    <>
      {token === undefined || sent.receipt ? form : <div>{form}</div>}
      <InlineScript text={sent.receipt ? FORGET_WRITTEN : STORE_WRITTEN} />
    </>
  );
}

const STORE_WRITTEN = `(${storeWritten})(document.currentScript.previousSibling.firstChild)`;
const FORGET_WRITTEN = `try{sessionStorage.removeItem('contact')}catch{}`;
