import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Difference } from '../../providers/offline/synchronised-data.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Code } from '../../shared/record/Code.js';

/** Batches of which the service has another quantity than was to be expected here, and who changed it. */
export function Differences({
  differences,
  onRead,
}: {
  differences: readonly Difference[];
  onRead: () => void;
}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Alert severity="info" action={<Button onClick={onRead}>{translate('offline.read')}</Button>}>
      <AlertTitle>{translate('offline.differences')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 4 }}>
        {differences.map(({ batchId, product, lot, expected, actual, movements }) => (
          <li key={batchId}>
            {product} <Code>{lot}</Code>{' '}
            {translate('offline.difference', {
              expected: format.number(expected),
              actual: format.number(actual),
            })}
            <Box component="ul" sx={{ m: 0, pl: 4 }}>
              {movements.map(({ type, quantity, user, date }) => (
                <li key={`${date} ${type} ${quantity}`}>
                  {translate('offline.other', {
                    type: translate(`enum.movementType.${type}`),
                    quantity: format.signed(quantity),
                    user,
                    date: format.dateTime(date),
                  })}
                </li>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
