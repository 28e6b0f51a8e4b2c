import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from '../../i18n/I18nProvider.js';
import type { LineFault } from './line-faults.js';
import { useFaultText } from './useFaultText.js';

interface Props {
  /** First error's words; undefined: "Erreur de quantité". */
  readonly headline: string | undefined;
  readonly faults: readonly LineFault[];
  /** Leads to the line. */
  readonly onShow: (lineKey: string) => void;
}

/** Which lines cannot be served, and why (docs/rules/preparations.md, PR-5). */
export function LineRefusal({ headline, faults, onShow }: Props) {
  const translate = useTranslate();
  const faultText = useFaultText();
  return (
    <>
      <AlertTitle sx={{ mb: 0.5 }}>{headline ?? translate('preparation.quantityError')}</AlertTitle>
      {/* Many lines scroll within the bar, which would hide the list otherwise. */}
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: '20dvh', overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {faults.map((fault) => (
          <li key={`${fault.lineKey} ${fault.message.code}`}>
            <Link
              component="button"
              type="button"
              color="inherit"
              sx={{ font: 'inherit', textAlign: 'start' }}
              onClick={() => onShow(fault.lineKey)}
            >
              {translate('labelled', {
                label: translate('preparation.lineRefused', {
                  product: fault.product.nomCommercial,
                  number: fault.number,
                }),
                text: faultText(fault),
              })}
            </Link>
          </li>
        ))}
      </Box>
    </>
  );
}
