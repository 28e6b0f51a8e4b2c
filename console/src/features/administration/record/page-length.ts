/** Records are wide, and there are thousands of them: a page of these is there before one looks for it. */
export const ROWS_AT_DESK = 200;
