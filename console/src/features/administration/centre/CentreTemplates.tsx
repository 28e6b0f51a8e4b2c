import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import { templateTypesOf } from './centre.js';
import { useTemplates } from './centre-lists.js';

/** What the centre's documents are printed with, by type; the built-in layout where nothing is chosen. */
export function CentreTemplates({ type }: { type: CentreType }) {
  const translate = useTranslate();
  const { data = [] } = useTemplates();
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 3 }}>
        {translate('administration.field.templates')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        {templateTypesOf(type).map((each) => (
          <FormSelect
            key={each}
            name={`templates.${each}`}
            label={translate(`enum.documentType.${each}`)}
            emptyLabel={translate('administration.builtIn')}
            options={data
              .filter((template) => template.type === each)
              .map(({ id, nom, publie }) => ({ value: id, label: nom, isWithdrawn: !publie }))}
          />
        ))}
      </Box>
    </div>
  );
}
