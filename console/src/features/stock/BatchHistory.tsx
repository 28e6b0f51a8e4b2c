import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { rowsOf, useRead } from '../../api/queries.js';
import type { Movement, StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { RowsSkeleton } from '../../shared/page/PageSkeleton.js';
import { usePast } from '../../shared/past/usePast.js';
import { movementWord } from '../../shared/record/movement-word.js';
import { prefixOf } from './stock-prefix.js';

/** As many as explain what is there; the movement history has them all. */
const SHOWN = 5;

/** How the batch came to be what it is. */
export function BatchHistory({ row }: { row: StockRow }) {
  const translate = useTranslate();
  const format = useFormat();
  const asOf = usePast();
  const { data } = useRead(`/${prefixOf(row)}/stock/{idStock}/mouvement`, {
    path: { idStock: row.id },
    query: { page: 0, size: SHOWN, ...(asOf && { asOf }) },
  });
  const signed = ({ sens, quantite }: Movement) =>
    quantite === 0 ? '–' : format.signed(sens === 'ENTREE' ? quantite : -quantite);
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {translate('stock.history')}
      </Typography>
      {!data ? (
        <RowsSkeleton rows={3} />
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rowsOf(data).map((movement) => (
            <Box
              component="li"
              key={movement.id}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                columnGap: 4,
                py: 2,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <span>{translate(movementWord(movement))}</span>
              <Box sx={{ fontWeight: 'fontWeightMedium', textAlign: 'right' }}>{signed(movement)}</Box>
              <Typography variant="caption" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
                {[format.dateTime(movement.date), movement.utilisateur, movement.commentaire]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
