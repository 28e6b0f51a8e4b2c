import fields from '../../../api/generated/words/fr/fields.js';
import records from './fr/records.js';
import screens from './fr/screens.js';

export default { administration: { ...screens, ...records, field: fields } };
