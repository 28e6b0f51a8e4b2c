import { specifyAccessibility } from './support/accessibility.js';
import { FRENCH_DESK } from './support/visit.js';

describe('at a desk, in French', () => specifyAccessibility(FRENCH_DESK));
