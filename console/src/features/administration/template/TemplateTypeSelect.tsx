import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { type FieldProps, useField } from '../../../shared/form/useField.js';
import { TEMPLATE_GROUPS, typesOf } from './template.js';

interface Props extends Omit<FieldProps<string | null>, 'label' | 'name'> {
  /** Stands for no choice. */
  readonly emptyLabel?: string;
}

/** A type of template, grouped by who prints it. */
export function TemplateTypeSelect({ emptyLabel, ...props }: Props) {
  const translate = useTranslate();
  const label = translate('administration.field.type');
  const field = useField<string | null>({ ...props, name: 'type', label });
  return (
    <TextField
      select
      label={label}
      required={props.required}
      disabled={props.disabled}
      value={field.value ?? ''}
      onChange={({ target }) => field.set(target.value === '' ? null : target.value)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={field.error !== undefined}
      helperText={field.error ?? props.help}
      slotProps={
        emptyLabel === undefined ? {} : { select: { displayEmpty: true }, inputLabel: { shrink: true } }
      }
    >
      {emptyLabel && (
        <MenuItem value="">
          <em>{emptyLabel}</em>
        </MenuItem>
      )}
      {TEMPLATE_GROUPS.flatMap((group) => [
        <ListSubheader key={group} sx={{ bgcolor: 'sunken', lineHeight: '32px' }}>
          {translate(`administration.templateGroup.${group}`)}
        </ListSubheader>,
        ...typesOf(group).map((type) => (
          <MenuItem key={type} value={type}>
            {translate(`enum.documentType.${type}`)}
          </MenuItem>
        )),
      ])}
    </TextField>
  );
}
