import words from '../../../api/generated/words/fr/records.js';
import records from './fr/records.js';
import screens from './fr/screens.js';

export default { administration: { ...screens, ...records, ...words } };
