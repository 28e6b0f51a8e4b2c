import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Movement } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Code } from '../../shared/record/Code.js';
import { movementWord } from '../../shared/record/movement-word.js';
import { Tag } from '../../shared/record/Tag.js';
import { hasDetail, MovementDetail } from './MovementDetail.js';
import { toneOf } from './movement.js';

const ONE_LINE = { whiteSpace: 'nowrap' } as const;

export function useMovementColumns(): readonly Column<Movement>[] {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<Movement>();
  const format = useFormat();
  return useMemo(
    () => [
      column(
        'date',
        'field.date',
        ({ date }) => <Box sx={{ whiteSpace: 'nowrap' }}>{format.dateTime(date)}</Box>,
        { sortField: 'date' },
      ),
      headline(
        'type',
        'movement.type',
        (movement) => <Tag tone={toneOf(movement)}>{translate(movementWord(movement))}</Tag>,
        { sortField: 'type' },
      ),
      column('product', 'field.product', ({ produit }) => produit.nomCommercial),
      column('batch', 'field.batch', ({ lot }) => <Code>{lot}</Code>, { sortField: 'lot' }),
      figure(
        'quantity',
        'field.quantity',
        ({ quantite, sens, produit }) =>
          quantite === 0 ? (
            '–'
          ) : (
            <Box sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
              <Box
                component="span"
                sx={{
                  fontWeight: 'fontWeightMedium',
                  color: sens === 'ENTREE' ? 'tones.good.ink' : undefined,
                }}
              >
                {`${sens === 'ENTREE' ? '+' : '−'}${format.packages(quantite, produit)}`}
              </Box>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {format.doses(quantite, produit)}
              </Box>
            </Box>
          ),
        { card: 'title', sortField: 'quantite' },
      ),
      column(
        'note',
        'field.deliveryNote',
        ({ numeroBl }) =>
          numeroBl ? (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              <Code>{numeroBl}</Code>
            </Box>
          ) : null,
        { sortField: 'numeroBl' },
      ),
      column('detail', 'movement.detail', (movement) =>
        hasDetail(movement) ? <MovementDetail movement={movement} /> : null,
      ),
      column('user', 'movement.user', ({ utilisateur }) => <span style={ONE_LINE}>{utilisateur}</span>),
    ],
    [translate, format, headline, column, figure],
  );
}
