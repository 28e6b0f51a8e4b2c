import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useIsOffline } from '../../providers/offline/OfflineProvider.js';
import { LinkButton } from '../page/LinkButton.js';
import { usePast } from '../past/usePast.js';
import { standingRecallsOf } from './standing-recalls.js';

interface Goods {
  readonly lot: string;
  readonly produit: { readonly id: string };
}

interface Props {
  /** Rows of stock or lines of a note, of any lots; the recalls of each recalled lot are shown once. */
  readonly goods: readonly (Goods & { readonly rappel: boolean })[];
}

/** Which of these lots are recalled, why, and what is to be done with them (docs/rules/lots.md, LO-4, LO-7). */
export function RecallNotices({ goods }: Props) {
  const recalled = new Map(
    goods.filter(({ rappel }) => rappel).map((each) => [`${each.produit.id} ${each.lot}`, each]),
  );
  if (recalled.size === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {[...recalled].map(([key, { produit, lot }]) => (
        <RecallNotice key={key} productId={produit.id} lot={lot} />
      ))}
    </Box>
  );
}

function RecallNotice({ productId, lot }: { readonly productId: string; readonly lot: string }) {
  const translate = useTranslate();
  const isOffline = useIsOffline();
  const isPast = usePast() !== undefined;
  const { data: recalls = [] } = useQuery({
    ...standingRecallsOf(productId, lot),
    // The words of a recall are those of today.
    enabled: !isPast,
  });
  return (
    <Alert severity="error">
      {translate('recalled.text', { lot })}
      {recalls.map(({ id, motif, instruction }) => (
        <Box key={id} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('recalled.reason', { reason: motif })}
          {instruction && (
            <Box sx={{ fontWeight: 'fontWeightMedium' }}>
              {translate('recalled.instruction', { instruction })}
            </Box>
          )}
          {!isOffline && (
            <LinkButton to={`/recalls/${id}`} size="small" color="inherit" sx={{ mt: 1, ml: -1 }}>
              {translate('recalled.open')}
            </LinkButton>
          )}
        </Box>
      ))}
    </Alert>
  );
}
