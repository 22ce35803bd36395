import { drawWeave } from '#features/artwork/weave.ts';
import { PALETTE_NAMES, type PaletteName } from '#features/colours/palettes.ts';
import { CATEGORIES, type Category } from '#features/publishing/category.ts';
import type { TypePairing } from '#features/settings/parts/type-pairings.ts';
import type { DrawnFieldProps } from '../../fields/field-foot.tsx';
import { AccentField } from './accent-field.tsx';
import { type Choice, ChoiceField } from './choice-field.tsx';
import samples from './type-samples.css?url';

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

const WORDS: Record<PaletteName, Pick<Choice, 'label' | 'note'>> = {
  loom: { label: 'Loom', note: 'A hue for each category' },
  adire: { label: 'Adire', note: 'Depths of indigo, and kola' },
  savanna: { label: 'Savanna', note: 'Earth, bark and dry grass' },
  kente: { label: 'Kente', note: 'Gold on red, green and blue' },
  coast: { label: 'Coast', note: 'Lagoon, palm and coral' },
  mudcloth: { label: 'Mudcloth', note: 'Soot and bone, the quietest' },
};

function PaletteField(props: DrawnFieldProps) {
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

const PAIRINGS: Record<TypePairing, { label: string; note: string }> = {
  bricolage: { label: 'Bricolage Grotesque and Newsreader', note: 'Lively, with a voice of its own' },
  schibsted: { label: 'Schibsted Grotesk and STIX Two', note: 'Plain, like a good newspaper' },
  instrument: { label: 'Instrument Sans and Literata', note: 'Calm, like a book' },
};

function TypesField(props: DrawnFieldProps) {
  return (
    <>
      <link rel="stylesheet" href={samples} precedence="default" />
      <ChoiceField
        {...props}
        choices={Object.entries(PAIRINGS).map(([value, words]) => ({ value, ...words, sample: <TypeSample name={value} /> }))}
      />
    </>
  );
}

function TypeSample({ name }: { name: string }) {
  return (
    <span className={`choice-types choice-types-${name}`} aria-hidden="true">
      <span className="choice-types-title">Grow on one street</span>
      <span className="choice-types-text">
        Write down what you expect before you look at the figures, then ask which of them would change your mind.
      </span>
    </span>
  );
}
