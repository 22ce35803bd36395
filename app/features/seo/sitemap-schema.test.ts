import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentKinds } from '#app/kinds.ts';
import { defaultSnapshot } from '#tests/factories/default-snapshot.ts';
import { openContent } from '#tests/factories/public-content.ts';
import { writeSitemap } from './sitemap.server.ts';

/** What the schemas of sitemaps.org (0.9) ask for of the elements that there may be here. */
const SCHEMA = `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  targetNamespace="http://www.sitemaps.org/schemas/sitemap/0.9" elementFormDefault="qualified">
  <xs:simpleType name="tLoc"><xs:restriction base="xs:anyURI">
    <xs:minLength value="12"/><xs:maxLength value="2048"/>
  </xs:restriction></xs:simpleType>
  <xs:simpleType name="tLastmod"><xs:union memberTypes="xs:date xs:dateTime"/></xs:simpleType>
  <xs:complexType name="tUrl"><xs:all>
    <xs:element name="loc" type="tLoc"/>
    <xs:element name="lastmod" type="tLastmod" minOccurs="0"/>
  </xs:all></xs:complexType>
  <xs:element name="urlset"><xs:complexType><xs:sequence>
    <xs:element name="url" type="tUrl" maxOccurs="50000"/>
  </xs:sequence></xs:complexType></xs:element>
  <xs:element name="sitemapindex"><xs:complexType><xs:sequence>
    <xs:element name="sitemap" type="tUrl" maxOccurs="50000"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

const options = { ...defaultSnapshot, kinds: contentKinds, siteUrl: 'https://www.example.com', now: new Date('2025-02-01T00:00:00Z') };

/** What xmllint has against a file; null where it is not on this machine. */
function validate(xml: string): string | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-xsd-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(path.join(folder, 'schema.xsd'), SCHEMA);
  writeFileSync(path.join(folder, 'sitemap.xml'), xml);
  try {
    execFileSync('xmllint', ['--noout', '--nonet', '--schema', 'schema.xsd', 'sitemap.xml'], { cwd: folder, stdio: 'pipe' });
    return '';
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      process.stderr.write('skipped: xmllint is not on this machine\n');
      return null;
    }
    return String(error instanceof Error && 'stderr' in error ? error.stderr : error);
  }
}

test('[PAGE-7] the sitemap and its index are what the schema asks for', async () => {
  const few = await openContent({
    articles: [{ id: 'a&b' }, { id: 'ɛno-ɔ' }, { id: 'b', updatedAt: '2025-01-20T09:00:00.000Z' }],
    solutions: [{ id: 'shown' }],
  });
  const sitemap = (await writeSitemap(few, options)) ?? '';
  const problem = validate(sitemap);
  if (problem === null) return;
  expect(problem).toBe('');
  expect(validate(sitemap.replace('<lastmod>2025', '<lastmod>last 2025'))).toContain('lastmod');
  const many = await openContent({ articles: Array.from({ length: 2100 }, (_, at) => ({ id: `a${at}` })) });
  expect(validate((await writeSitemap(many, options)) ?? '')).toBe('');
  expect(validate((await writeSitemap(many, { ...options, part: 2 })) ?? '')).toBe('');
});
