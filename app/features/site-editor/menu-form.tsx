import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { categoryTitle } from '#features/publishing/category.ts';
import { isMenuLink, MAX_MENU_LINKS } from '#features/site-settings/documents/menu.ts';
import { DocumentForm, FieldGroup } from './document-form.tsx';
import type { DocumentFields } from './fields/document-fields.ts';
import { joinLink, splitLink } from './fields/link-rows.ts';
import { RowsField } from './fields/rows-field.tsx';
import { menuKind } from './menu-kind.ts';

export function MenuForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={menuKind} {...opened}>
      {(form) => (
        <>
          <FieldGroup title="Categories">
            <RowsField
              {...form}
              name="categories"
              hint="Their order in the header, the menu of small screens, the footer and the sitemap."
              noun="category"
              parts={[]}
              toName={categoryTitle}
            />
          </FieldGroup>
          <FieldGroup title="Links of your own">
            <LinksField {...form} name="headerLinks" hint="Beside About, Services and Contact, which are always there." />
            <LinksField {...form} name="footerLinks" hint="After Privacy, Terms and Sitemap, in the last line of each page." />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}

function LinksField(field: DocumentFields & { name: string; hint: string }) {
  return (
    <RowsField
      {...field}
      noun="link"
      most={MAX_MENU_LINKS}
      parts={[{ label: 'Name' }, { label: 'Path or address', placeholder: '/about or https://' }]}
      split={splitLink}
      join={joinLink}
      isWrong={([name = '', url = '']) => !isMenuLink({ name: name.trim(), url: url.trim() })}
    />
  );
}
