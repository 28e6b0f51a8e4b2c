import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import type { Preparation, PreparedLine } from './prepared.js';
import { Totals } from './Totals.js';

/** The lines as the delivery note has them. */
export function PreparedLines({ preparation }: { preparation: Preparation }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<PreparedLine>();
  const format = useFormat();
  const columns = [
    headline('product', 'field.product', ({ produit }) => produit.nomCommercial),
    column('packaging', 'field.packaging', ({ produit }) => format.content(produit)),
    column('reference', 'field.externalReference', ({ refExterne }) => refExterne ?? '–'),
    figure(
      'quantity',
      'field.quantity',
      ({ produit, quantite, ecart }) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          <strong>{format.packages(quantite, produit)}</strong>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{format.doses(quantite, produit)}</Box>
          {ecart > 0 && (
            <Box sx={{ typography: 'caption', color: 'warning.main' }}>
              {translate('preparation.difference', { packages: format.packages(ecart, produit) })}
            </Box>
          )}
        </Box>
      ),
      { card: 'title' },
    ),
    column('exit', 'field.freezerExit', ({ dateSortie }) => format.dateTime(dateSortie)),
    column('batch', 'field.batch', ({ stock, rappel }) => (
      <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Code>{stock.lot}</Code>
        <BatchTags batch={{ transfertType: null, rappel }} />
      </Box>
    )),
    column('expiry', 'field.expiry', ({ stock, produit }) => format.expiry(stock.peremption, produit)),
    column('transferType', 'field.transferType', ({ stockTransfertType }) =>
      stockTransfertType ? <BatchTags batch={{ transfertType: stockTransfertType }} /> : '–',
    ),
    column('limit', 'field.usageLimit', ({ limiteUtilisation }) => format.dateTime(limiteUtilisation)),
  ];
  return (
    <Box component="section" aria-label={translate('preparation.products')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 4, mb: 3 }}>
        <Typography variant="h3" component="h2">
          {translate('preparation.products')}
        </Typography>
        <BatchTags batch={{ transfertType: null, decongele: preparation.decongele }} />
        <Totals
          lines={preparation.lignes.map(({ produit, quantite }) => ({
            product: produit,
            quantity: quantite,
          }))}
        />
      </Box>
      <DataList
        label={translate('preparation.lines')}
        rows={preparation.lignes}
        rowKey={({ id }) => id}
        columns={columns}
      />
    </Box>
  );
}
