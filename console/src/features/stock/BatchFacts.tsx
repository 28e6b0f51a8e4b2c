import TraceIcon from '@mui/icons-material/AccountTreeOutlined';
import Box from '@mui/material/Box';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { LinkButton } from '../../shared/page/LinkButton.js';
import { BatchTags, FreshnessTag } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { Facts } from '../../shared/record/Facts.js';
import { RecallNotices } from '../../shared/record/RecallNotice.js';
import { traceAddress } from '../../shared/record/trace-address.js';

const inline = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } as const;

/** To be compared with the box in the hand. */
export function BatchFacts({ row }: { row: StockRow }) {
  const translate = useTranslate();
  const format = useFormat();
  const { produit, quantite } = row;
  const isOffline = useIsOffline();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <RecallNotices goods={[row]} />
      <Facts
        columns={2}
        compact
        facts={[
          {
            label: translate('field.product'),
            value: (
              <Box sx={inline}>
                {produit.nomCommercial}
                <BatchTags batch={row} />
              </Box>
            ),
          },
          { label: translate('field.batch'), value: <Code>{row.lot}</Code> },
          { label: translate('stock.inStock'), value: format.withDoses(quantite, produit) },
          {
            label: translate('field.expiry'),
            value: (
              <Box sx={inline}>
                {format.expiry(row.peremption, produit)}
                <FreshnessTag batch={row} />
              </Box>
            ),
          },
          { label: translate('field.centre'), value: row.centre.nom },
          { label: translate('field.usageLimit'), value: format.dateTime(row.limiteUtilisation) },
          ...(row.numeroBl
            ? [{ label: translate('field.deliveryNote'), value: <Code>{row.numeroBl}</Code> }]
            : []),
        ]}
      />
      {!isOffline && (
        <Box>
          <LinkButton to={traceAddress(produit.id, row.lot)} size="small" startIcon={<TraceIcon />}>
            {translate('recalled.trace')}
          </LinkButton>
        </Box>
      )}
    </Box>
  );
}
