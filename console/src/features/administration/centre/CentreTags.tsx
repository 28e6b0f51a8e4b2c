import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useField } from '../../../shared/form/useField.js';
import type { CentreTag } from './centre.js';
import { TagDialog } from './TagDialog.js';

/** The tags of a centre; a dialog adds one. */
export function CentreTags() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('administration.field.etiquettes');
  const tags = useField<readonly CentreTag[]>({ name: 'etiquettes', label });
  const nameOf = ({ categorieType, categorieLabel, valeur }: CentreTag) =>
    translate('labelled', {
      label: categorieLabel ?? translate(`enum.tagCategory.${categorieType}`),
      text: valeur,
    });
  return (
    <div>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {tags.value.map((tag) => (
          <Chip
            key={nameOf(tag)}
            label={nameOf(tag)}
            aria-label={translate('administration.removeNamed', { name: nameOf(tag) })}
            onDelete={() => tags.set(tags.value.filter((each) => each !== tag))}
          />
        ))}
        <Button variant="outlined" size="small" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
          {translate('administration.tag.add')}
        </Button>
      </Box>
      {tags.error && <FormHelperText error>{tags.error}</FormHelperText>}
      {isOpen && (
        <TagDialog
          tags={tags.value}
          onClose={() => setOpen(false)}
          onAdd={(tag) => {
            tags.set([...tags.value, tag]);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
