import { styled } from '@mui/material/styles';
import { type as font } from '../../theme/tokens.js';

/** A dense table of plain cells: a list draws hundreds of them at once, and they cost a tenth of MUI's. */
export const Grid = styled('table')(({ theme: { typography, vars } }) => ({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    ...typography.body2,
    padding: '7px 12px',
    borderBottom: `1px solid ${vars?.palette.divider}`,
    textAlign: 'left',
  },
  '& tbody th': { fontWeight: font.weight.regular },
  '& thead th': {
    fontSize: `${font.size.caption / 16}rem`,
    fontWeight: font.weight.medium,
    color: vars?.palette.text.secondary,
    backgroundColor: vars?.palette.sunken,
    whiteSpace: 'nowrap',
  },
}));
