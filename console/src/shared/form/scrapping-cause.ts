import { OTHER_CAUSE } from '../../api/generated/vocabulary.js';

/** A cause that is not listed has to be described. */
export const needsComment = (cause: string | null): boolean => cause === OTHER_CAUSE;
