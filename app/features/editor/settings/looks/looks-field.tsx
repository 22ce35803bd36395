import type { DrawnFieldProps } from '../../fields/field-foot.tsx';
import { AccentField } from './accent-field.tsx';
import { ChoiceField } from './choice-field.tsx';
import { PaletteField } from './palette-field.tsx';
import { TypesField } from './types-field.tsx';

/** The looks that are chosen by eye. The accent draws that of the dark theme, too. */
export function LooksField(props: DrawnFieldProps) {
  switch (props.name) {
    case 'palette':
      return <PaletteField {...props} />;
    case 'accent':
      return <AccentField {...props} />;
    case 'types':
      return <TypesField {...props} />;
    case 'theme':
      return <ChoiceField {...props} choices={THEMES} />;
    default:
      return null;
  }
}

const THEMES = [
  { value: 'both', label: 'Both', note: 'The reader’s device decides, and a switch in the header' },
  { value: 'light', label: 'Light only', note: 'No switch' },
  { value: 'dark', label: 'Dark only', note: 'No switch' },
];
