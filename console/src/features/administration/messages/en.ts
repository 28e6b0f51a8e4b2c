import fields from '../../../api/generated/words/en/fields.js';
import records from './en/records.js';
import screens from './en/screens.js';

export default { administration: { ...screens, ...records, field: fields } };
