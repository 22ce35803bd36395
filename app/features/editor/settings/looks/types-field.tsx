import type { TypePairing } from '#features/settings/parts/type-pairings.ts';
import type { DrawnFieldProps } from '../../fields/field-foot.tsx';
import { ChoiceField } from './choice-field.tsx';
import samples from './type-samples.css?url';

const PAIRINGS: Record<TypePairing, { label: string; note: string }> = {
  bricolage: { label: 'Bricolage Grotesque and Newsreader', note: 'Lively, with a voice of its own' },
  schibsted: { label: 'Schibsted Grotesk and STIX Two', note: 'Plain, like a good newspaper' },
  instrument: { label: 'Instrument Sans and Literata', note: 'Calm, like a book' },
};

/** The pairing of typefaces, each shown in its own. */
export function TypesField(props: DrawnFieldProps) {
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
