import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import type { ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { type ReactNode, useState } from 'react';

export interface Choice {
  readonly label: string;
  /** Why it cannot be chosen. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly act: () => void;
}

interface Props {
  readonly choices: readonly Choice[];
  /** The button that opens the menu. */
  readonly button: (opens: Pick<ButtonProps, 'aria-haspopup' | 'aria-expanded' | 'onClick'>) => ReactNode;
  readonly itemSx?: MenuItemProps['sx'];
}

/** What may be done, in a menu that a button opens. */
export function ChoiceMenu({ choices, button, itemSx }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {button({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
      })}
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {choices.map(({ label, hint, disabled, act }) => (
            <MenuItem
              key={label}
              disabled={disabled}
              onClick={() => {
                close();
                act();
              }}
              sx={itemSx}
            >
              {label}
              {hint && <Box sx={{ typography: 'caption' }}>{hint}</Box>}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

/** The same for one row of a list. */
export const RowMenu = ({ label, choices }: Pick<Props, 'choices'> & { label: string }) => (
  <ChoiceMenu
    choices={choices}
    button={(opens) => (
      <IconButton aria-label={label} {...opens}>
        <MoreIcon fontSize="small" />
      </IconButton>
    )}
  />
);
