import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { messageText } from '../../shared/errors/error-text.js';
import type { Column } from '../../shared/list/column.js';
import { BatchTags, FreshnessTag } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import type { LineFault } from './line-faults.js';
import type { Line } from './lines.js';

/** A line of the preparation that is being put together, with what the service refused about it. */
export function useLineColumns(lines: readonly Line[], faults: readonly LineFault[]): Column<Line>[] {
  const translate = useTranslate();
  const format = useFormat();
  const numbers = new Map(lines.map(({ key }, index) => [key, index + 1]));
  return [
    {
      id: 'number',
      label: translate('preparation.number'),
      card: 'hidden',
      render: ({ key }) => numbers.get(key),
    },
    {
      id: 'product',
      label: translate('field.product'),
      card: 'title',
      render: (line) => (
        <>
          <Box sx={{ fontWeight: 'fontWeightMedium' }}>{line.product.nomCommercial}</Box>
          {line.reference && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{line.reference}</Box>
          )}
          {faults
            .filter(({ lineKey }) => lineKey === line.key)
            .map(({ message }) => (
              <Typography key={message.code} variant="body2" color="error">
                {messageText(message, translate)}
              </Typography>
            ))}
        </>
      ),
    },
    {
      id: 'batch',
      label: translate('field.batch'),
      render: ({ batch, laterBatchReason }) =>
        batch ? (
          <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Code>{batch.lot}</Code>
            <FreshnessTag batch={batch} />
            <BatchTags batch={batch} />
            {laterBatchReason && (
              <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', width: 1 }}>
                {laterBatchReason}
              </Box>
            )}
          </Box>
        ) : (
          translate('preparation.anyBatch')
        ),
    },
    {
      id: 'exit',
      label: translate('preparation.exit'),
      render: ({ exit }) => <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{format.dateTime(exit)}</Box>,
    },
    {
      id: 'quantity',
      label: translate('field.quantity'),
      align: 'right',
      card: 'title',
      render: ({ product, quantity }) => (
        <Box sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
          <Box sx={{ fontWeight: 'fontWeightMedium' }}>{format.packages(quantity, product)}</Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{format.doses(quantity, product)}</Box>
        </Box>
      ),
    },
  ];
}
