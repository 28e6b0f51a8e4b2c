import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import type { FieldProps, useField } from '../useField.js';
import { VisuallyHiddenRadio } from './VisuallyHiddenRadio.js';

interface Props<Option> extends Pick<FieldProps<string | null>, 'name' | 'label' | 'required'> {
  readonly field: ReturnType<typeof useField<string | null>>;
  readonly options: readonly Option[];
  readonly isDisabled?: (option: Option) => boolean;
  /** How the tiles are laid out, and the content of each. */
  readonly sx: SystemStyleObject;
  readonly tileSx: SystemStyleObject;
  readonly children: (option: Option) => ReactNode;
}

/** Choices that say more than a word each; arrow keys move between them. The field holds the id of the chosen one. */
export function RadioTiles<Option extends { readonly id: string }>({
  field,
  name,
  label,
  required,
  options,
  isDisabled = () => false,
  sx,
  tileSx,
  children,
}: Props<Option>) {
  return (
    <Box role="radiogroup" aria-label={label} aria-required={required} sx={{ display: 'grid', ...sx }}>
      {options.map((option, index) => (
        <Box
          key={option.id}
          component="label"
          sx={{
            position: 'relative',
            // A name without spaces is broken where the tile ends, and never makes the page wider.
            minWidth: 0,
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'outline',
            borderRadius: 1,
            bgcolor: 'background.paper',
            cursor: isDisabled(option) ? 'default' : 'pointer',
            '&:hover': { borderColor: 'primary.main' },
            '&:has(:checked)': {
              borderColor: 'primary.main',
              bgcolor: 'primaryTint',
              boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
            },
            '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
            ...tileSx,
          }}
        >
          <VisuallyHiddenRadio
            name={name}
            checked={field.value === option.id}
            disabled={isDisabled(option)}
            onSelect={() => field.set(option.id)}
            onBlur={field.input.onBlur}
            ref={index === 0 ? field.ref : undefined}
          />
          {children(option)}
        </Box>
      ))}
    </Box>
  );
}

/** Below one another, as high as a screen has room for. */
export const scrolled = (maxHeight: string): SystemStyleObject => ({
  // No row is lower than what it shows, also where the list is cut.
  gridAutoRows: 'max-content',
  gap: 2,
  maxHeight,
  overflowY: 'auto',
  p: 0.5,
  m: -0.5,
});
