import Typography from '@mui/material/Typography';
import type { StockRow } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import type { ToneName } from '../../theme/tokens.js';
import { usePast } from '../past/usePast.js';
import { type Freshness, freshness, type Perishable } from '../pickers/freshness.js';
import { Tag } from './Tag.js';

const TONES: Readonly<Record<Freshness['state'], ToneName>> = {
  expired: 'danger',
  soon: 'caution',
  good: 'good',
};

const THERMAL_TONES = { CONGELE: 'frozen', MOINS_20: 'minus20', DECONGELE: 'thawed' } as const;

/** Days left, or that there are none: from today, or from the moment that the page shows. */
export function FreshnessTag({ batch }: { batch: Perishable }) {
  const translate = useTranslate();
  const { zone } = useSession();
  const asOf = usePast();
  const { state, daysLeft } = freshness(batch, zone, asOf === undefined ? undefined : new Date(asOf));
  return (
    <Tag tone={TONES[state]}>
      {state === 'expired'
        ? translate('batch.expired')
        : translate('batch.daysLeft', { smart_count: daysLeft })}
    </Tag>
  );
}

/** The delivery note by which the batch arrived; nothing for a batch that was entered without one. */
export function BatchNote({ batch: { numeroBl } }: { batch: Pick<StockRow, 'numeroBl'> }) {
  const translate = useTranslate();
  return numeroBl ? (
    <Typography variant="body2" color="textSecondary" component="span" sx={{ whiteSpace: 'nowrap' }}>
      {translate('batch.note', { number: numeroBl })}
    </Typography>
  ) : null;
}

/** What is particular about a batch: recalled, thermal state, returned goods. */
export function BatchTags({
  batch,
}: {
  batch: Pick<StockRow, 'transfertType'> & Partial<Pick<StockRow, 'decongele' | 'retourProduit' | 'rappel'>>;
}) {
  const translate = useTranslate();
  const thermal = batch.transfertType ?? (batch.decongele ? 'DECONGELE' : null);
  return (
    <>
      {batch.rappel && <Tag tone="danger">{translate('recalled.tag')}</Tag>}
      {thermal && <Tag tone={THERMAL_TONES[thermal]}>{translate(`enum.transferType.${thermal}`)}</Tag>}
      {batch.retourProduit && <Tag tone="notice">{translate('batch.returned')}</Tag>}
    </>
  );
}
