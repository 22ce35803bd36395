import type { OpenedForm } from '#features/editor/form/content-form.tsx';
import { DocumentForm, FieldGroup } from '../document-form.tsx';
import { ImageSetting } from '../fields/image-setting.tsx';
import { AccentField } from './accent-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { looksKind } from './looks-kind.ts';
import { PaletteField } from './palette-field.tsx';
import { TypesField } from './types-field.tsx';

export function LooksForm(opened: OpenedForm) {
  return (
    <DocumentForm kind={looksKind} {...opened}>
      {(form) => (
        <>
          <FieldGroup title="Colours" hint="The admin keeps its own colours.">
            <PaletteField {...form} />
            <AccentField {...form} />
          </FieldGroup>
          <FieldGroup title="Typefaces" hint="Sharing pictures follow them, and the admin keeps its own.">
            <TypesField {...form} />
          </FieldGroup>
          <FieldGroup
            title="Logo"
            hint="Stands in the header where your name stands without one, at most 176 by 32 pixels; your name is what it says to who does not see it. An image with a transparent ground stands best on the paper."
          >
            <ImageSetting {...form} name="logo" />
            <ImageSetting {...form} name="logoDark" hint="Left empty, the logo stands in the dark theme, too." />
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
