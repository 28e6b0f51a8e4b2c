import useMediaQuery from '@mui/material/useMediaQuery';

/** The page is being laid out for paper. Asked this way, because MUI warns of a query that names print. */
export const useIsPrinted = (): boolean => useMediaQuery('not screen', { noSsr: true });
