import { data } from 'react-router';
import { depsContext, readSite } from '#app/context/deps.server.ts';
import { requireWritable } from '#app/context/guard.server.ts';
import { requestInfoContext } from '#app/context/request.server.ts';
import { InlineScript } from '#app/page-scripts.tsx';
import { type ContactMessage, checkContactMessage, readContactForm } from '#features/contact/contact.ts';
import { ContactFacts } from '#features/contact/contact-facts.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { MessageForm, MessageReceipt } from '#features/contact/message-form.tsx';
import { createToken } from '#features/contact/message-token.server.ts';
import { findMessageErrors, type Receipt, readPostedMessage, receiveMessage } from '#features/contact/receive-message.server.ts';
import storeWritten from '#features/contact/store-written.ts?script';
import { writeShortVcard } from '#features/contact/vcard.ts';
import { absoluteUrl } from '#features/publishing/paths.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { getDrawnImage } from '#features/seo/sharing-image.ts';
import { useSite } from '#features/settings/use-site.ts';
import { PageHeader } from '#features/site/page-header.tsx';
import { PrintEnd } from '#features/site/print-end.tsx';
import { CACHE_CONTROL } from '#platform/caching/cache-control.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { errorFields } from '#platform/log/log.server.ts';
import { drawQrCode } from '#platform/text/qr-code.server.ts';
import { Island } from '#ui/islands/island.tsx';
import type { Route } from './+types/contact';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { site, texts } = await readSite(context);
  const { settings, now } = context.get(depsContext);
  const url = absoluteUrl('/contact', settings.SITE_URL);
  const slug = new URL(request.url).searchParams.get('service');
  const subject = texts.services.services.find((service) => service.slug === slug)?.title ?? '';
  const page = {
    contact: texts.contact,
    url,
    subject,
    code: drawQrCode(url),
    cardCode: drawQrCode(writeShortVcard(site, settings.SITE_URL)),
  };
  if (!site.mailing.takesMessages) return data({ ...page, token: undefined });
  const sending = { ...page, token: createToken(settings.SESSION_SECRET, now()) };
  return data(sending, { headers: { 'cache-control': CACHE_CONTROL.unshared } });
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders;

/** Stores the message if the form sends; else nothing, and no word of it reaches the log. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => undefined); // of a body that is no form: nothing
  const written = readContactForm(form);
  if ((await readSite(context)).site.mailing.takesMessages) return sendMessage(context, { form: form ?? new FormData(), written });
  const errors = checkContactMessage(written);
  return data({ written, errors }, { status: Object.keys(errors.fieldErrors).length ? 400 : 200 });
}

interface SentForm {
  written: ContactMessage & { wantsCopy: boolean };
  /** Of the first form, so that another try is the same message. */
  token: string | undefined;
  errors: { fieldErrors: Record<string, string> };
  failure?: string;
  receipt?: Receipt;
}

async function sendMessage(context: Route.ActionArgs['context'], sent: { form: FormData; written: ContactMessage }) {
  const posted = readPostedMessage(sent.form, sent.written);
  const { token, wantsCopy } = posted;
  const answer: SentForm = { written: { ...sent.written, wantsCopy }, token: token || undefined, errors: { fieldErrors: {} } };
  const respond = (status: number, more: Partial<SentForm>, headers?: Record<string, string>) =>
    data({ ...answer, ...more }, { status, headers: { 'cache-control': CACHE_CONTROL.personal, ...headers } });
  const fieldErrors = findMessageErrors(sent.written);
  if (Object.keys(fieldErrors).length > 0) return respond(400, { errors: { fieldErrors } });
  const deps = context.get(depsContext);
  try {
    requireWritable(context);
    return respond(200, { receipt: await receiveMessage(deps, posted, context.get(requestInfoContext).clientAddress) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate-limited') {
      return respond(429, { failure: TOO_MANY }, { 'retry-after': String(error.retryAfterSeconds) });
    }
    deps.log.error('message not stored', errorFields(error));
    return respond(503, { failure: UNAVAILABLE });
  }
}

const TOO_MANY = 'The form can’t take any more messages right now. Please try again later.';
const UNAVAILABLE = 'Your message could not be stored. Please try again in a minute; it will only arrive once.';

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

function Form({ loaderData, actionData }: FormProps) {
  const { author, whatsapp } = useSite();
  const sent = actionData && 'token' in actionData ? actionData : undefined;
  const unwritten = { ...readContactForm(), subject: loaderData.subject };
  if (sent?.receipt) {
    return (
      <>
        <MessageReceipt receipt={sent.receipt} email={sent.written.email} wantsCopy={sent.written.wantsCopy} />
        <InlineScript text="try{sessionStorage.removeItem('contact')}catch{}" />
      </>
    );
  }
  if (loaderData.token !== undefined) {
    return (
      <>
        <div>
          <MessageForm
            token={sent?.token ?? loaderData.token}
            written={sent?.written ?? { ...unwritten, wantsCopy: false }}
            fieldErrors={sent?.errors.fieldErrors ?? {}}
            failure={sent?.failure}
          />
        </div>
        <InlineScript text={STORE_WRITTEN} />
      </>
    );
  }
  return (
    <>
      <Island
        name="contact"
        of={ContactForm}
        props={{
          written: actionData?.written ?? unwritten,
          answer: actionData?.errors ?? null,
          to: { email: author.email, whatsapp },
        }}
      />
      <InlineScript text={STORE_WRITTEN} />
    </>
  );
}

const STORE_WRITTEN = `(${storeWritten})(document.currentScript.previousSibling.firstChild)`;
