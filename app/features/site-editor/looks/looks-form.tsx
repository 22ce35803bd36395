import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import { AccentField } from './accent-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { looksKind } from './looks-kind.ts';
import { PaletteField } from './palette-field.tsx';

export function LooksForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={looksKind} {...opened}>
      {(form) => (
        <>
          <FieldGroup title="Colours" hint="The admin keeps its own colours.">
            <PaletteField {...form} />
            <AccentField {...form} />
          </FieldGroup>
          <FieldGroup title="Theme">
            <ChoiceField
              {...form}
              name="theme"
              choices={[
                { value: 'both', label: 'Both', note: 'The reader’s device decides, and a switch in the header' },
                { value: 'light', label: 'Light only', note: 'No switch' },
                { value: 'dark', label: 'Dark only', note: 'No switch' },
              ]}
            />
          </FieldGroup>
        </>
      )}
    </DocumentForm>
  );
}
