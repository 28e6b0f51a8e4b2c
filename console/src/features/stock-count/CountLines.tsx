import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { EmptyState } from '../../shared/page/EmptyState.js';
import { BatchNote, BatchTags } from '../../shared/record/BatchTags.js';
import { Code } from '../../shared/record/Code.js';
import { Tag } from '../../shared/record/Tag.js';
import type { CountLine } from './stock-count.js';

/** The lines of a count that has ended, or of one that is only read. */
export function CountLines({ lines }: { lines: readonly CountLine[] }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<CountLine>();
  const format = useFormat();
  const columns = useMemo(
    () => [
      headline('product', 'field.product', ({ produit }) => produit.nomCommercial),
      column('batch', 'field.batch', (line) => (
        <>
          <Code>{line.lot}</Code> <BatchTags batch={line} /> <BatchNote batch={line} />
        </>
      )),
      column('expiry', 'field.expiry', ({ peremption, produit }) => format.expiry(peremption, produit)),
      figure('expected', 'stockCount.expected', ({ quantiteAttendue, produit }) =>
        quantiteAttendue === null ? '—' : format.packages(quantiteAttendue, produit),
      ),
      figure('counted', 'stockCount.counted', ({ quantiteComptee, produit }) =>
        quantiteComptee === null
          ? translate('stockCount.notCounted')
          : format.packages(quantiteComptee, produit),
      ),
      figure('difference', 'stockCount.difference', (line) => <Difference line={line} />),
    ],
    [translate, format, column, headline, figure],
  );
  if (lines.length === 0) {
    return (
      <EmptyState
        inPanel
        title={translate('stockCount.noBatch')}
        help={translate('stockCount.noBatchHelp')}
      />
    );
  }
  return (
    <DataList
      label={translate('stockCount.lines')}
      rows={lines}
      rowKey={({ idStock }) => idStock}
      columns={columns}
    />
  );
}

/** In packages and doses; nothing where the batch is not counted. */
export function Difference({ line: { ecart, produit } }: { line: CountLine }) {
  const translate = useTranslate();
  const format = useFormat();
  if (ecart === null) return null;
  if (ecart === 0) return <Tag tone="good">{translate('stockCount.noDifference')}</Tag>;
  const sign = ecart > 0 ? '+' : '−';
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Tag tone={ecart > 0 ? 'notice' : 'caution'}>
        {sign}
        {format.packages(Math.abs(ecart), produit)}
      </Tag>{' '}
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {sign}
        {format.doses(Math.abs(ecart), produit)}
      </Box>
    </Box>
  );
}
