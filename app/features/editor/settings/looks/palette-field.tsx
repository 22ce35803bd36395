import { drawWeave } from '#features/artwork/weave.ts';
import { PALETTE_NAMES, type PaletteName } from '#features/colours/palette-sets.ts';
import { CATEGORIES, type Category } from '#features/publishing/category.ts';
import type { DrawnFieldProps } from '../../fields/field-foot.tsx';
import { type Choice, ChoiceField } from './choice-field.tsx';

const WORDS: Record<PaletteName, Pick<Choice, 'label' | 'note'>> = {
  loom: { label: 'Loom', note: 'A hue for each category' },
  adire: { label: 'Adire', note: 'Depths of indigo, and kola' },
  savanna: { label: 'Savanna', note: 'Earth, bark and dry grass' },
  kente: { label: 'Kente', note: 'Gold on red, green and blue' },
  coast: { label: 'Coast', note: 'Lagoon, palm and coral' },
  mudcloth: { label: 'Mudcloth', note: 'Soot and bone, the quietest' },
};

/** A set of colours for the categories, each shown as six cloths. */
export function PaletteField(props: DrawnFieldProps) {
  return (
    <ChoiceField {...props} choices={PALETTE_NAMES.map((name) => ({ value: name, ...WORDS[name], sample: <Cloths palette={name} /> }))} />
  );
}

function Cloths({ palette }: { palette: PaletteName }) {
  return (
    <span
      className="choice-cloths"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: CATEGORIES.map((category) => drawCloth(category, palette)).join('') }}
    />
  );
}

function drawCloth(category: Category, palette: PaletteName): string {
  return drawWeave({ seed: category, category, palette, width: 60, height: 48, variant: 'tile' });
}
