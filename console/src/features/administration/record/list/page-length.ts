/** Rows of a page at a desk, to choose from. */
export const PAGE_LENGTHS = [25, 50, 100, 200] as const;
export const USUAL_PAGE_LENGTH = 50;

/** Cards that a phone fetches at once; more come as one scrolls. */
export const CARDS_AT_ONCE = 20;
