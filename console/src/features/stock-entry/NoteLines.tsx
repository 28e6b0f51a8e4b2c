import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { DeliveryNoteLine } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { BatchTags, FreshnessTag } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { RecallNotices } from '../../shared/record/RecallNotice.js';
import { Tag } from '../../shared/record/Tag.js';
import type { IncomingNote } from './incoming-note.js';

/** In a row of a table, or at the end of a line of a card. */
const LIMIT = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: { xs: 'flex-end', md: 'flex-start' },
} as const;

/** What the note announces, to be compared with what is in the parcel. */
export function NoteLines({ note, seen }: { note: IncomingNote; seen: ReadonlySet<string> }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<DeliveryNoteLine>();
  const format = useFormat();
  const columns = [
    headline('product', 'field.product', ({ produit }) => produit.nomCommercial),
    figure(
      'quantity',
      'field.quantity',
      ({ produit, quantite }) => (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <strong>{format.packages(quantite, produit)}</strong>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {format.doses(quantite, produit)}
          </Box>
        </Box>
      ),
      { card: 'title' },
    ),
    column('batch', 'field.batch', ({ id, stock, rappel }) => (
      <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Code>{stock.lot}</Code>
        <BatchTags batch={{ ...stock, rappel }} />
        {seen.has(id) && <Tag tone="good">{translate('stockEntry.scannedLine')}</Tag>}
      </Box>
    )),
    column('expiry', 'field.expiry', ({ stock, produit }) => format.expiry(stock.peremption, produit)),
    column('limit', 'field.usageLimit', ({ stock, limiteUtilisation }) => (
      <Box sx={LIMIT}>
        {limiteUtilisation && <span>{format.dateTime(limiteUtilisation)}</span>}
        <FreshnessTag batch={{ peremption: stock.peremption, limiteUtilisation }} />
      </Box>
    )),
  ];
  return (
    <>
      <DataList
        label={translate('stockEntry.linesOf', { number: note.numeroBl })}
        rows={note.lignes}
        rowKey={({ id }) => id}
        columns={columns}
      />
      <RecallNotices
        goods={note.lignes.map(({ produit, stock, rappel }) => ({ produit, lot: stock.lot, rappel }))}
      />
      <Alert severity="warning">{translate('stockEntry.differenceWarning')}</Alert>
    </>
  );
}
