import { specifyEveryScreen } from './support/every-screen.js';
import { FRENCH_DESK } from './support/visit.js';

specifyEveryScreen(FRENCH_DESK);
