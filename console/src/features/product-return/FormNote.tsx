import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { type FieldProps, useField } from '../../shared/form/useField.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { isUntracked, leftOf, type ReturnableNote } from './product-return.js';

interface Props extends FieldProps<string | null> {
  readonly notes: readonly ReturnableNote[];
  readonly product: ProductBrief;
}

/** A delivery note by its number, latest first, with its date and what the centre has left of it. */
export function FormNote({ notes, product, ...props }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const field = useField<string | null>(props);
  const left = (note: ReturnableNote) =>
    isUntracked(note)
      ? translate('productReturn.untracked')
      : translate('productReturn.left', { packages: format.packages(leftOf(note), product) });
  return (
    <Autocomplete
      options={notes}
      value={notes.find(({ id }) => id === field.value) ?? null}
      onChange={(_, chosen) => field.set(chosen?.id ?? null)}
      onBlur={field.onBlur}
      autoHighlight
      openOnFocus
      noOptionsText={translate('state.noResult')}
      openText={translate('action.open')}
      closeText={translate('action.close')}
      clearText={translate('action.clear')}
      getOptionLabel={({ numeroBl }) => numeroBl}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      renderOption={({ key, ...option }, note) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 4 }}>
          <Box sx={{ flex: 1 }}>
            <Code>{note.numeroBl}</Code>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{format.date(note.date)}</Box>
            {note.reception?.conforme === false && (
              <Tag tone="danger">{translate('productReturn.notCompliant')}</Tag>
            )}
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{left(note)}</Box>
        </Box>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={props.label}
          required={props.required}
          inputRef={field.ref}
          error={field.error !== undefined}
          helperText={field.error ?? props.help}
        />
      )}
    />
  );
}
