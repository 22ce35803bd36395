import { type ComponentProps, type Ref, useRef } from 'react';
import { ACCEPTED_IMAGES } from '#features/images/image.ts';

interface FileInputProps {
  label: string;
  isMultiple?: boolean;
  onChoose: (files: File[]) => void;
  ref: Ref<HTMLInputElement>;
}

export function FileInput({ label, isMultiple = false, onChoose, ref }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple}
      accept={ACCEPTED_IMAGES}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = ''; // the same file can be chosen again
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}

type ChooseFilesProps = Pick<FileInputProps, 'label' | 'onChoose'> & Omit<ComponentProps<'button'>, 'type' | 'onClick'>;

export function ChooseFiles({ label, onChoose, ...button }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} label={`${label}: choose an image`} onChoose={onChoose} />
      <button {...button} type="button" className="button button-quiet" onClick={() => input.current?.click()}>
        {label}
      </button>
    </>
  );
}
