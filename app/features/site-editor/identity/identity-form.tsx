import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import type { FieldValues } from '#features/publishing/content-kind.ts';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import { ImageSetting } from '../fields/image-setting.tsx';
import { joinLink, splitLink } from '../fields/link-rows.ts';
import { RowsField } from '../fields/rows-field.tsx';
import { LineField, LinesField, SelectField } from '../fields/text-fields.tsx';
import { identityKind } from './identity-kind.ts';
import { LANGUAGE_OPTIONS } from './languages.ts';
import { TimeZoneField } from './time-zone-field.tsx';

export function IdentityForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={identityKind} {...opened}>
      {(form) => (
        <>
          <FieldGroup title="Who you are">
            <LineField
              {...form}
              name="name"
              autoComplete="name"
              hint="In the header, at the end of every page, and wherever you are named."
              follow={(name) => followName(form.fields, name)}
            />
            <div className="document-pair">
              <LineField {...form} name="givenName" autoComplete="given-name" hint="For contact cards and search engines." />
              <LineField {...form} name="familyName" autoComplete="family-name" hint="Empty where you have one name." />
            </div>
            <LineField {...form} name="profession" hint="A few words. Search engines and chat apps show them beside your name." />
            <LineField {...form} name="tagline" hint="One sentence under your name." />
            <LinesField {...form} name="biography" rows={4} hint="Two or three sentences about you, at the end of articles." />
            <ImageSetting
              {...form}
              name="portrait"
              hint="A photograph of you for the home page, the About page, articles and your contact card. Drop or paste one here, or:"
            />
          </FieldGroup>
          <FieldGroup title="How people reach you">
            <LineField {...form} name="email" type="email" autoComplete="email" hint="Everybody can read it." />
            <div className="document-pair">
              <LineField
                {...form}
                name="telephone"
                type="tel"
                autoComplete="tel"
                hint="Leave it empty to show none."
                placeholder="+44 20 7946 0123"
              />
              <LineField
                {...form}
                name="whatsapp"
                type="tel"
                hint="With the country, without the plus. Leave it empty to show none."
                placeholder="442079460123"
                clean={(text) => text.replace(/[\s()+./-]/g, '')}
              />
            </div>
            <LineField {...form} name="location" hint="A place and a country, as in a letter." />
            <RowsField
              {...form}
              name="social"
              hint="Your accounts elsewhere, in the order of the page’s end."
              noun="link"
              most={12}
              parts={[
                { label: 'Name', placeholder: 'Such as LinkedIn' },
                { label: 'Address', type: 'url', placeholder: 'https://' },
              ]}
              split={splitLink}
              join={joinLink}
              isWrong={([name = '', url = '']) => name.trim() === '' || name.length > 40 || !/^https:\/\/[^/\s]+/i.test(url)}
            />
          </FieldGroup>
          <FieldGroup title="Language and time">
            <SelectField
              {...form}
              name="language"
              options={LANGUAGE_OPTIONS}
              hint="The language you write in, for search engines and screen readers. Menus and buttons stay English."
            />
            <TimeZoneField {...form} name="timeZone" hint="Dates and times on the site are in this zone." />
          </FieldGroup>
          <FieldGroup title="Security">
            <LineField
              {...form}
              name="securityContact"
              hint="Where people report a security hole, for /.well-known/security.txt. Empty: your email address."
              placeholder="mailto:security@example.com"
            />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}

/** The parts of a name go along with it for as long as they are what its words say. */
function followName({ name = '', givenName = '', familyName = '' }: FieldValues, next: string): FieldValues {
  const [given, family] = splitName(name);
  if (givenName !== given || familyName !== family) return {};
  const [nextGiven, nextFamily] = splitName(next);
  return { givenName: nextGiven, familyName: nextFamily };
}

/** The first word, and the rest. */
function splitName(name: string): [string, string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return [first, rest.join(' ')];
}
