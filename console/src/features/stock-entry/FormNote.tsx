import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { RadioTiles, scrolled } from '../../shared/form/fields/RadioTiles.js';
import { type FieldProps, useField } from '../../shared/form/useField.js';
import { BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { type IncomingNote, matchingNotes, totalsByUnit } from './incoming-note.js';

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
      <RadioTiles {...props} field={field} options={found} sx={scrolled('min(50vh, 420px)')} tileSx={TILE}>
        {(note) => <Note note={note} />}
      </RadioTiles>
      {found.length === 0 && (
        <Typography role="status" color="textSecondary">
          {translate('stockEntry.noNote')}
        </Typography>
      )}
      {field.error && <FormHelperText error>{field.error}</FormHelperText>}
    </Box>
  );
}

const TILE = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr) auto' },
  columnGap: 4,
  rowGap: 1,
  alignItems: 'center',
  minHeight: 56,
  px: 3.5,
  py: 2.5,
} as const;

/** What is printed on the parcel, who sent it, what it brings. */
function Note({ note }: { note: IncomingNote }) {
  const translate = useTranslate();
  const format = useFormat();
  const content = totalsByUnit(note).map(({ unit, packages }) => format.packages(packages, unit));
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, fontSize: '1.0625rem' }}>
        <Code>{note.numeroBl}</Code>
        <BatchTags batch={{ transfertType: null, decongele: note.decongele, rappel: note.rappel }} />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {translate('stockEntry.noteFrom', {
          centre: note.emetteur.nom,
          date: format.dateTime(note.date),
        })}
      </Box>
      <Box sx={{ typography: 'body2', fontWeight: 'fontWeightMedium', textAlign: { sm: 'right' } }}>
        {content.join(' · ')}
      </Box>
    </>
  );
}
