import { type ComponentProps, useId } from 'react';

interface Props extends Pick<ComponentProps<'input'>, 'name' | 'checked' | 'disabled' | 'onBlur' | 'ref'> {
  readonly onSelect: () => void;
}

/** A real radio under a label that draws it: keys and screen readers work as everywhere. */
export function VisuallyHiddenRadio({ onSelect, ...props }: Props) {
  const id = useId();
  return (
    <input
      {...props}
      id={id}
      type="radio"
      onChange={onSelect}
      style={{ position: 'absolute', inset: 0, opacity: 0, margin: 0, pointerEvents: 'none' }}
    />
  );
}
