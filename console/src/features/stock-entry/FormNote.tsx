import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { type FieldProps, useField } from '../../shared/form/useField.js';
import { type IncomingNote, matchingNotes } from './incoming-note.js';
import { NoteOption } from './NoteOption.js';

/** More than these want a search. */
const IN_SIGHT = 5;

interface Props extends FieldProps<string | null> {
  readonly notes: readonly IncomingNote[];
}

/** Delivery notes on the way, all that tells them apart in sight. The field holds the note's id. */
export function FormNote({ notes, ...props }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const field = useField<string | null>(props);
  const found = matchingNotes(notes, typed);

  const takeTheOnlyOne = (event: React.KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [only, ...others] = found;
    if (only && others.length === 0) field.set(only.id);
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {notes.length > IN_SIGHT && (
        <TextField
          label={translate('stockEntry.searchNote')}
          helperText={translate('stockEntry.searchNoteHelp')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={takeTheOnlyOne}
          autoComplete="off"
        />
      )}
      <Box
        role="radiogroup"
        aria-label={props.label}
        aria-required={props.required}
        sx={{
          display: 'grid',
          // No row is lower than what it shows, also where the list is cut.
          gridAutoRows: 'max-content',
          gap: 2,
          maxHeight: 'min(50vh, 420px)',
          overflowY: 'auto',
          p: 0.5,
          m: -0.5,
        }}
      >
        {found.map((note, index) => (
          <NoteOption
            key={note.id}
            name={props.name}
            note={note}
            checked={field.value === note.id}
            onSelect={() => field.set(note.id)}
            inputRef={index === 0 ? field.ref : undefined}
          />
        ))}
      </Box>
      {found.length === 0 && (
        <Typography role="status" color="textSecondary">
          {translate('stockEntry.noNote')}
        </Typography>
      )}
      {field.error && <FormHelperText error>{field.error}</FormHelperText>}
    </Box>
  );
}
