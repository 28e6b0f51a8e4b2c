import { drawingSVG, gs1datamatrix } from 'bwip-js/generic';
import type { CheckElements } from '../../api/generated/elements.js';

/** Only this kind of bar code is imported: all of them weigh four times as much. Its drawing is not used. */
export const checkElements: CheckElements = (elements) =>
  gs1datamatrix({ bcid: 'gs1datamatrix', text: elements, parse: true }, drawingSVG());
