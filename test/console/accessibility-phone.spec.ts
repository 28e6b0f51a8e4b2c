import { specifyAccessibility } from './support/accessibility.js';
import { ENGLISH_PHONE } from './support/visit.js';

describe('on a phone, in English', () => specifyAccessibility(ENGLISH_PHONE));
