import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { VisuallyHiddenRadio } from '../../shared/form/fields/VisuallyHiddenRadio.js';
import { BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { type IncomingNote, totalsByUnit } from './incoming-note.js';

interface Props {
  readonly name: string;
  readonly note: IncomingNote;
  readonly checked: boolean;
  readonly onSelect: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** One delivery note on the way: what is printed on the parcel, who sent it, what it brings. */
export function NoteOption({ name, note, checked, onSelect, inputRef }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const content = totalsByUnit(note).map(({ unit, packages }) => format.packages(packages, unit));
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 4,
        rowGap: 1,
        alignItems: 'center',
        minHeight: 56,
        px: 3.5,
        py: 2.5,
        border: 1,
        borderColor: 'outline',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:checked)': {
          borderColor: 'primary.main',
          bgcolor: 'primaryTint',
          boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
        },
        '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <VisuallyHiddenRadio name={name} checked={checked} onSelect={onSelect} inputRef={inputRef} />
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
    </Box>
  );
}
