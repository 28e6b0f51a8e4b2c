import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRead } from '../../../api/queries.js';
import type { CentreType } from '../../../api/types.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { FormSelect } from '../../../shared/form/fields/FormSelect.js';
import type { Template } from '../template/template.js';
import { templateTypesOf } from './centre.js';

/** What the centre's documents are printed with, by type; the built-in layout where nothing is chosen. */
export function CentreTemplates({ type }: { type: CentreType }) {
  const translate = useTranslate();
  const { data = [] } = useRead<readonly Template[]>('/template', { publie: true });
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
            label={translate(`administration.templateType.${each}`)}
            emptyLabel={translate('administration.builtIn')}
            options={data
              .filter((template) => template.type === each)
              .map(({ id, nom }) => ({ value: id, label: nom }))}
          />
        ))}
      </Box>
    </div>
  );
}
