/** Pixels; sticky parts below the header start here. */
export const HEADER_HEIGHT = 59;
