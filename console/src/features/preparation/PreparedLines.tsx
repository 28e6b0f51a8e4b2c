import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import type { Preparation, PreparedLine } from './prepared.js';
import { Totals } from './Totals.js';

/** The lines as the delivery note has them. */
export function PreparedLines({ preparation }: { preparation: Preparation }) {
  const translate = useTranslate();
  const format = useFormat();
  const columns: readonly Column<PreparedLine>[] = [
    {
      id: 'product',
      label: translate('field.product'),
      card: 'title',
      render: ({ produit }) => produit.nomCommercial,
    },
    {
      id: 'packaging',
      label: translate('field.packaging'),
      render: ({ produit }) => format.content(produit),
    },
    {
      id: 'reference',
      label: translate('preparation.reference'),
      render: ({ refExterne }) => refExterne ?? '–',
    },
    {
      id: 'quantity',
      label: translate('field.quantity'),
      card: 'title',
      align: 'right',
      render: ({ produit, quantite, ecart }) => (
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
    },
    {
      id: 'exit',
      label: translate('preparation.exit'),
      render: ({ dateSortie }) => format.dateTime(dateSortie),
    },
    {
      id: 'batch',
      label: translate('field.batch'),
      render: ({ stock, rappel }) => (
        <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Code>{stock.lot}</Code>
          <BatchTags batch={{ transfertType: null, rappel }} />
        </Box>
      ),
    },
    {
      id: 'expiry',
      label: translate('field.expiry'),
      render: ({ stock, produit }) => format.expiry(stock.peremption, produit),
    },
    {
      id: 'transferType',
      label: translate('preparation.transferType'),
      render: ({ stockTransfertType }) =>
        stockTransfertType ? <BatchTags batch={{ transfertType: stockTransfertType }} /> : '–',
    },
    {
      id: 'limit',
      label: translate('field.usageLimit'),
      render: ({ limiteUtilisation }) => format.dateTime(limiteUtilisation),
    },
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
