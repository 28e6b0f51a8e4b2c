import { styled } from '@mui/material/styles';

/** A lot or a number: set so that it can be compared with what is printed on the box. */
export const Code = styled('span')(({ theme }) => ({ ...theme.typography.code }));
