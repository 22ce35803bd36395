import { type ResolveTxt, resolveTxt } from '#platform/mail/resolve-txt.server.ts';
import { type Finding, hint, unknown, well, wrong } from '../findings/checkup.ts';

const SPF = /^v=spf1(\s|$)/i;
const DMARC = /^v=DMARC1\s*(;|$)/i;

/** What the domain of the sender says of who may send in its name: SPF, DMARC, and of DKIM what can be said. */
export async function checkSenderDomain(domain: string, resolve: ResolveTxt = resolveTxt): Promise<Finding[]> {
  if (!domain.includes('.') || domain.endsWith('.localdomain')) return [];
  const [records, policy] = await Promise.all([resolve(domain), findDmarc(domain, resolve)]);
  if (records === 'not-asked' && policy === 'not-asked') {
    return [unknown(`DNS could not be asked what ${domain} says of who may send (SPF, DMARC).`)];
  }
  return [describeSpf(domain, records), describeDmarc(domain, policy), describeDkim(domain)];
}

function describeSpf(domain: string, records: string[] | 'not-asked'): Finding {
  if (records === 'not-asked') return unknown(`DNS could not be asked for the SPF record of ${domain}.`);
  const [record = '', ...more] = records.filter((text) => SPF.test(text));
  const advice = 'Publish one TXT record that names your mail server, as its operator describes, such as "v=spf1 include:… -all".';
  if (!record) return hint(`${domain} has no SPF record: many will take the site’s emails for spam.`, advice);
  if (more.length > 0) return wrong(`${domain} has ${more.length + 1} SPF records, which counts as none.`, 'Join them into one.');
  if (/\s\+?all\b/i.test(record)) return wrong(`The SPF record of ${domain} lets everybody send in its name.`, 'End it with -all or ~all.');
  return well(`${domain} has an SPF record; that it names your mail server is for you to see: ${record.slice(0, 200)}`);
}

function describeDmarc(domain: string, policy: string | 'not-asked' | undefined): Finding {
  if (policy === 'not-asked') return unknown(`DNS could not be asked for the DMARC record of ${domain}.`);
  if (!policy)
    return hint(
      `${domain} has no DMARC record: large providers refuse more and more emails without one.`,
      `Publish a TXT record at _dmarc.${domain}, to begin with "v=DMARC1; p=none".`,
    );
  return well(`${domain} has a DMARC record: ${policy.slice(0, 200)}`);
}

/** The name of its key stands in each email, and nowhere else. */
function describeDkim(domain: string): Finding {
  return unknown(
    `Whether emails of ${domain} are signed (DKIM) cannot be seen without one.`,
    'Send yourself one, for example by “Forgot password?”, and look for dkim=pass in its headers.',
  );
}

/** Its own, or that of a domain above it. */
async function findDmarc(domain: string, resolve: ResolveTxt): Promise<string | 'not-asked' | undefined> {
  const labels = domain.split('.');
  const names = labels.slice(0, -1).map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
  const answers = await Promise.all(names.slice(0, 4).map(resolve));
  for (const answer of answers) {
    if (answer === 'not-asked') return answer;
    const found = answer.find((text) => DMARC.test(text));
    if (found) return found;
  }
}
