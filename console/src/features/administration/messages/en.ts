import words from '../../../api/generated/words/en/records.js';
import records from './en/records.js';
import screens from './en/screens.js';

export default { administration: { ...screens, ...records, ...words } };
