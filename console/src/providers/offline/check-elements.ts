import { drawingSVG, gs1datamatrix } from 'bwip-js/generic';
import type { CheckElements } from '../../api/generated/elements.js';

/** Of the library only this one kind of bar code is imported: all of them weigh four times as much. The drawing is not used. */
export const checkElements: CheckElements = (elements) =>
  gs1datamatrix({ bcid: 'gs1datamatrix', text: elements, parse: true }, drawingSVG());
