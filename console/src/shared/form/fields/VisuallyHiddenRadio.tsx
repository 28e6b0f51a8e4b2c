import type { Ref } from 'react';
import { useId } from 'react';

interface Props {
  readonly name: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A real radio under a label that draws it: keys and screen readers work as everywhere. */
export function VisuallyHiddenRadio({ name, checked, disabled, onSelect, onBlur, inputRef }: Props) {
  const id = useId();
  return (
    <input
      id={id}
      type="radio"
      name={name}
      checked={checked}
      disabled={disabled}
      onChange={onSelect}
      onBlur={onBlur}
      ref={inputRef}
      style={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, pointerEvents: 'none' }}
    />
  );
}
