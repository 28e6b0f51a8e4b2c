import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { rowsOf, together, useRead } from '../../api/queries.js';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { given } from '../../shared/list/address-filters.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import { Code } from '../../shared/record/Code.js';
import { type ReplayedMovement, type ReplayFilters, stockSideOf } from './replay.js';

interface Props {
  /** The movement after which the stock is wanted. */
  readonly moment: ReplayedMovement;
  readonly filters: ReplayFilters;
}

/** What the stock lists themselves answer as of a movement; of a lot alone, those of all centres. */
export function StockThen({ moment, filters: { idCentre, idProduit, lot } }: Props) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<StockRow>();
  const format = useFormat();
  const position = useDeferredValue(moment.position);
  const asOfPosition = String(position);
  const query = { quantiteNonNulle: true, asOfPosition, ...given({ idCentre, idProduit, lot }) };
  const side = idCentre ? stockSideOf(moment.centre.type) : undefined;
  const optionsOf = (one: typeof side) => ({
    enabled: side === undefined || side === one,
    placeholderData: keepPreviousData,
  });
  const sides = {
    referent: useRead('/referent/stock', { query }, optionsOf('referent')),
    dispatch: useRead('/dispatch/stock', { query }, optionsOf('dispatch')),
    vaccination: useRead('/vaccination/stock', { query }, optionsOf('vaccination')),
  };
  const read = together(side ? { [side]: sides[side] } : sides);
  // What is kept where it failed is of the movement before.
  if (!read.data || read.error) return <NotLoaded read={read} rows={2} />;
  const rows = Object.values(read.data)
    .flatMap(rowsOf)
    // The lists also find centres below, and lots whose number contains this one.
    .filter((row) => (!idCentre || row.centre.id === idCentre) && (!lot || row.lot === lot));
  const columns = [
    headline('product', 'field.product', ({ produit }) => <strong>{produit.nomCommercial}</strong>),
    ...(idCentre ? [] : [column('centre', 'field.centre', ({ centre }) => centre.nom)]),
    column('batch', 'field.batch', (row) => <Code>{row.lot}</Code>),
    column('expiry', 'field.expiry', ({ peremption, produit }) => format.expiry(peremption, produit)),
    figure('quantity', 'field.quantity', ({ quantite, produit }) => (
      <strong>{format.packages(quantite, produit)}</strong>
    )),
  ];
  return (
    <Box sx={{ mt: 3 }}>
      {rows.length === 0 ? (
        <Typography role="status">{translate('replay.nothingThen')}</Typography>
      ) : (
        <DataList
          label={translate('replay.stockThen')}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns}
        />
      )}
    </Box>
  );
}
