import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { CLAIMS } from '#features/site-settings/documents/claims.ts';
import { claimsKind } from './claims-kind.ts';
import { DocumentForm, FieldGroup } from './document-form.tsx';
import { LineField, SwitchField } from './fields/text-fields.tsx';

export function ClaimsForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={claimsKind} {...opened}>
      {(form) => (
        <>
          <p className="document-lead">
            Say only what you can show. A figure that is switched off is nowhere on the site; with all of them off, so is their part of the
            pages.
          </p>
          {CLAIMS.map((name) => {
            const [figure, label] = [form.fields[`${name}Figure`], form.fields[`${name}Label`]];
            return (
              <FieldGroup key={name} title={`${figure} ${label}`}>
                <SwitchField {...form} name={`${name}Shown`} label="Shown on the site" />
                <div className="document-pair">
                  <LineField {...form} name={`${name}Figure`} label="Figure" hint="Such as 200+ or 95%." />
                  <LineField {...form} name={`${name}Label`} label="What it counts" hint="The words after the figure." />
                  <LineField {...form} name={`${name}Source`} label="Source" hint="Where it comes from, for readers." />
                  <LineField {...form} name={`${name}Date`} label="Month" type="month" placeholder="2026-01" hint="When it was counted." />
                </div>
              </FieldGroup>
            );
          })}
          <FieldGroup title="How soon you answer">
            <SwitchField {...form} name="replyShown" label="Shown on the site" />
            <LineField {...form} name="reply" hint="The end of a sentence that begins “I answer”." />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
