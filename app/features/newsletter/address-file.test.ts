import { expect, test } from 'vitest';
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
