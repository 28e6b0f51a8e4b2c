import { specifyEveryScreen } from './support/every-screen.js';
import { ENGLISH_PHONE } from './support/visit.js';

specifyEveryScreen({ ...ENGLISH_PHONE, theme: 'dark' });
