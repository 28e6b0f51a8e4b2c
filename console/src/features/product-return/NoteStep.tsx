import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ProductBrief } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Combobox } from '../../shared/form/fields/Combobox.js';
import { useChoiceField } from '../../shared/form/fields/useChoiceField.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import { space } from '../../theme/tokens.js';
import { isUntracked, leftOf, type ReturnableNote } from './product-return.js';

interface Props {
  readonly product: ProductBrief;
  readonly onValue: (noteId: string | null) => void;
}

/** The delivery notes by which this product went to this centre. */
export function NoteStep({
  notes,
  ...props
}: Props & { readonly notes: UseQueryResult<readonly ReturnableNote[]> }) {
  const translate = useTranslate();
  const { data } = notes;
  if (data === undefined) return <NotLoaded read={notes} rows={1} height={space.touch} />;
  if (data.length === 0) {
    return (
      <Typography role="status" color="textSecondary">
        {translate('productReturn.noNote')}
      </Typography>
    );
  }
  return <FormReturnableNote {...props} notes={data} />;
}

/** By its number, latest first, with its date and what the centre has left of it. */
function FormReturnableNote({
  notes,
  product,
  onValue,
}: Props & { readonly notes: readonly ReturnableNote[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const label = translate('productReturn.noteNumber');
  const chosenOf = (id: string | null) => notes.find((note) => note.id === id) ?? null;
  const field = useChoiceField<string | null>(
    { name: 'note', label, required: true, onValue },
    (id) => chosenOf(id)?.numeroBl ?? '',
  );
  const { disabled: _, onBlur, ...input } = field.input;
  const left = (note: ReturnableNote) =>
    isUntracked(note)
      ? translate('productReturn.untracked')
      : translate('productReturn.left', { packages: format.packages(leftOf(note), product) });
  return (
    <Combobox
      {...field.combobox}
      options={notes}
      value={chosenOf(field.value)}
      onChange={(_, chosen) => field.set(chosen?.id ?? null)}
      onBlur={onBlur}
      autoHighlight
      openOnFocus
      getOptionLabel={({ numeroBl }) => numeroBl}
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
      renderInput={(parameters) => <TextField {...parameters} {...input} />}
    />
  );
}
