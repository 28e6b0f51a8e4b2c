import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { messageText } from '../../shared/errors/error-text.js';
import type { Refusal } from './line-faults.js';

/** Which lines cannot be served, and why (docs/rules/preparations.md, PR-5). */
export function LineRefusal({ refusal }: { refusal: Refusal }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" sx={{ m: { xs: 4, md: 5 }, mb: 0 }}>
      <AlertTitle sx={{ mb: 0.5 }}>{refusal.headline ?? translate('preparation.quantityError')}</AlertTitle>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {refusal.faults.map(({ lineKey, number, productName, message }) => (
          <li key={`${lineKey} ${message.code}`}>
            {translate('labelled', {
              label: translate('preparation.lineRefused', { product: productName, number }),
              text: messageText(message, translate),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
