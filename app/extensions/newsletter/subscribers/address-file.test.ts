import { expect, test } from 'vitest';
import { corpusFiles } from '#tests/support/corpora.ts';
import { readAddressFile } from './address-file.ts';

const read = (...parts: BlobPart[]) => readAddressFile(new File(parts, 'readers.csv'));
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const latin = (text: string) => Buffer.from(text, 'latin1');

test('[CONF-2] a file gives the addresses of its email column, each with its line', async () => {
  const csv = '\uFEFFName;E-Mail\r\n"O""Neil;\nJr.";ama@example.org\r\n\r\nBen;ben at example\r\nKofi;"kofi@example.org"';
  expect(await read(csv)).toEqual([
    [2, 'ama@example.org'],
    [5, 'ben at example'],
    [6, 'kofi@example.org'],
  ]);
});

test.each<[string, BlobPart]>([
  ['Mailchimp', 'Email Address,First Name,Last Name,MEMBER_RATING,EMAIL_TYPE\nama@example.org,Ama,Owusu,2,html\n'],
  ['Substack', 'email,active_subscription,expiry,email_disabled,created_at\nama@example.org,false,,false,2026-01-01\n'],
  ['Ghost', 'id,email,name,note,subscribed_to_emails\n1,ama@example.org,Ama,,true\n'],
  ['MailerLite', 'Subscriber,Subscribed,Location\nama@example.org,2026-01-01,Accra\n'],
  ['WordPress', 'user_email,user_name\nama@example.org,ama\n'],
  ['a list with two columns of that name', 'Email sent,Email\nyes,ama@example.org\n'],
  ['no column names', 'Ama,ama@example.org\n'],
  ['Excel in German, with the code page of Windows', latin('Vorname;E-Mail-Adresse\r\nJörg Müller;ama@example.org\r\n')],
  ['Excel as Unicode text', utf16('Name\tEmail\r\nÉlodie\tama@example.org\r\n')],
  ['Excel on an old Mac', 'Name,Email\rAma,ama@example.org\r'],
  ['its first line naming the separator', 'sep=;\r\nName;Email\r\nAma, Accra, Ghana;ama@example.org'],
])('[CONF-2] a file is read with the columns and bytes of %s', async (_, file) => {
  expect(await read(file)).toEqual([[expect.any(Number), 'ama@example.org']]);
});

test('[CONF-2] an address that this site’s own export marked as no formula is the address again', async () => {
  expect(await read("email\n'+ama@example.org\n")).toEqual([[2, '+ama@example.org']]);
});

test.each<[string, BlobPart, RegExp]>([
  ['is empty', '', /is empty/],
  ['has only column names', 'email,name\n', /only column names/],
  ['has no addresses', 'a,b\n1,2', /None of the columns/],
  ['is a spreadsheet', Buffer.from('PK\u0003\u0004\0\0[Content_Types].xml'), /isn’t a CSV file/],
  ['is too long', `email\n${'a@x.org\n'.repeat(20_001)}`, /20,001 rows, but only 20,000/],
])('[CONF-2] a file that %s is refused with the reason', async (_, file, problem) => {
  expect(await read(file)).toEqual({ problem: expect.stringMatching(problem) });
});

const listed = async (csv: string, name = 'readers.csv') => {
  const rows = await readAddressFile(new File([csv], name));
  if ('problem' in rows) throw new Error(rows.problem);
  return rows.map(([, email, status]) => `${email.split('@')[0]} ${status?.[0] ?? 'subscribed'}`);
};

const list = (head: string, ...rows: string[]) => [head, ...rows.map((row, at) => `${'abcdefgh'[at]}@x.org,${row}`)].join('\n');

test.each<[string, string, string[]]>([
  [
    'Ghost',
    list(
      'email,subscribed_to_emails,complimentary_plan,deleted_at',
      'true,false,',
      'false,false,',
      'true,false,2024-01-01T00:00:00.000Z',
      ',,',
    ),
    ['', 'left', 'left', 'unclear'],
  ],
  [
    'Substack',
    list('email,active_subscription,expiry,email_disabled,digest_enabled,created_at', 'false,,false,false,2024', 'true,,true,false,2024'),
    ['', 'left'],
  ],
  [
    'listmonk',
    list('email,status,attributes', 'enabled,{}', 'blocklisted,{}', 'disabled,{}', 'unconfirmed,{}'),
    ['', 'left', 'left', 'pending'],
  ],
  [
    'Mailchimp',
    list(
      'Email Address,Status,UNSUB_TIME,CLEAN_TIME,OPTIN_TIME',
      'Subscribed,,,',
      'Non-subscribed,,,',
      'Cleaned,,,',
      ',2024-01-02 10:00:00,,',
      'subscribed,,2024-01-02 10:00:00,',
    ),
    ['', 'unclear', 'left', 'left', 'left'],
  ],
  [
    'Buttondown',
    list('email,type,notes', 'regular,', 'premium,', 'unactivated,', 'unsubscribed,', 'spammy,', 'churned,'),
    ['', '', 'pending', 'left', 'left', 'unclear'],
  ],
  ['Kit', list('email,state', 'active', 'inactive', 'bounced', 'complained', 'cancelled'), ['', 'unclear', 'left', 'left', 'left']],
  [
    'MailerLite',
    list('Subscriber,Subscribed,Status', '2026-01-01,Active', '2026-01-01,Unconfirmed', ',Junk', ',Active'),
    ['', 'pending', 'left', ''],
  ],
  ['Brevo', list('EMAIL,BLACKLISTED,DOUBLE_OPT-IN', 'false,Yes', 'true,Yes', 'No,No', 'sometimes,Yes'), ['', 'left', 'pending', 'unclear']],
  [
    'beehiiv',
    list('email,status,tier', 'active,free', 'validating,free', 'invalid,free', 'needs_attention,free'),
    ['', 'pending', 'left', 'unclear'],
  ],
  [
    'Campaign Monitor',
    list('Email Address,Subscriber State', 'Active', 'Unsubscribed', 'Bounced', 'Deleted', 'Unconfirmed'),
    ['', 'left', 'left', 'left', 'pending'],
  ],
  ['HubSpot', list('Email,Unsubscribed from all email,Email hard bounce reason', 'No,', 'Yes,', ',Unknown user'), ['', 'left', 'unclear']],
  ['Mailjet', list('email,IsExcludedFromCampaigns', 'False', 'True'), ['', 'left']],
  ['ActiveCampaign', list('Email,Status', '1', '2', 'Active', '-1'), ['', 'unclear', '', 'unclear']],
  [
    'Jetpack',
    list('email,subscription_status', 'Subscribed', 'Not subscribed', 'Blocked', 'Not confirmed'),
    ['', 'unclear', 'left', 'pending'],
  ],
  ['Salesforce', list('Email,HasOptedOutOfEmail,Do Not Contact', 'FALSE,0', 'TRUE,0', 'FALSE,1'), ['', 'left', 'left']],
  ['Shopify', list('Email,Accepts Email Marketing,Accepts SMS Marketing', 'yes,no', 'no,yes', ',yes'), ['', 'unclear', 'unclear']],
  [
    'Wix',
    list('Email,Email subscriber status,SMS subscriber status', 'Subscribed,Unsubscribed', 'Unsubscribed,', 'Never subscribed,'),
    ['', 'left', 'unclear'],
  ],
  [
    'dates',
    list('email,unsubscribed_at,bounced_at,complained', ',,', '2024-01-02,,', ',"Jan 2, 2024 10:00",', ',,1', 'NULL,0000-00-00 00:00:00,0'),
    ['', 'left', 'left', 'left', ''],
  ],
  [
    'consent',
    list('email,opt_in,Consent', 'true,', 'false,yes', ',signed at a fair', 'yes,withdrawn'),
    ['', 'unclear', 'unclear', 'unclear'],
  ],
  [
    'a site of Byline',
    list(
      'email,state,category,source,subscribed,confirmed,consent',
      'confirmed,,footer,2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z,',
      'pending,,footer,2026-01-01T00:00:00.000Z,,',
      'confirmed,,import,2026-01-01T00:00:00.000Z,2026-01-01T00:00:00.000Z,A list at a talk',
    ),
    ['', 'pending', ''],
  ],
  [
    'German',
    list('E-Mail,Status,Abgemeldet am', 'Abonniert,', 'abgemeldet,', 'Angemeldet,03.11.2024', 'Nicht bestätigt,', 'gelöscht,'),
    ['', 'left', 'left', 'pending', 'left'],
  ],
  ['French', list('Courriel,Statut de l’abonné', 'Abonné', 'Désabonné', 'En attente', 'Rejeté'), ['', 'left', 'pending', 'left']],
  [
    'Spanish',
    list('Email,Estado,Fecha de baja', 'Suscrito,', 'Dado de baja,', 'Pendiente,', 'Suscrito,2024-01-02'),
    ['', 'left', 'pending', 'left'],
  ],
  [
    'capitals',
    list('EMAIL,SUBSCRIPTIONSTATUS,ISUNSUBSCRIBED', 'SUBSCRIBED,FALSE', 'UNSUBSCRIBED,FALSE', 'SUBSCRIBED,TRUE'),
    ['', 'left', 'left'],
  ],
  ['an unknown status', list('email,status', 'vip', '', 'active', 'отписан'), ['unclear', 'unclear', '', 'unclear']],
  ['an empty status', list('email,status,first', ',Ama', ',Ben'), ['', '']],
  ['a state of the USA', list('email,City,State,Order status', 'Austin,TX,cancelled', 'Reno,NV,shipped'), ['', '']],
  ['no column names', 'a@x.org,unsubscribed\nb@x.org,Ama\nc@x.org,true', ['unclear', '', '']],
])('[CONF-2] what %s says against a person is read', async (_, csv, expected) => {
  expect(await listed(csv)).toEqual(expected.map((status, at) => `${'abcdefgh'[at]} ${status || 'subscribed'}`));
});

test.each([
  ['unsubscribed_members_export_8f3a.csv', 'left'],
  ['cleaned_members_export_8f3a.csv', 'left'],
  ['nonsubscribed_members_export_8f3a.csv', 'unclear'],
  ['bounced-list.csv', 'left'],
  ['unconfirmed-list.csv', 'pending'],
  ['subscribed_members_export_8f3a.csv', 'subscribed'],
  ['cleaned list.csv', 'subscribed'],
])('[CONF-2] people in the file %s are %s', async (name, status) => {
  expect(await listed('Email Address,First Name\na@x.org,Ama\n', name)).toEqual([`a ${status}`]);
});

test('[CONF-2] people who left another newsletter are never among its subscribers', async (context) => {
  const files = (corpusFiles('field/24-list-with-people-who-left') ?? []).filter(({ name }) => name.endsWith('.csv'));
  context.skip(files.length === 0);
  const people = (await Promise.all(files.map(({ name, bytes }) => listed(bytes.toString(), name)))).flat();
  expect(people).toHaveLength(10);
  expect(people.filter((person) => person.startsWith('stays') !== person.endsWith(' subscribed'))).toEqual([]);
});
