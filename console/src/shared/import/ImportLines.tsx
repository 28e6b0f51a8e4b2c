import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useColumns } from '../../shared/list/useColumns.js';
import type { ToneName } from '../../theme/tokens.js';
import { messageText } from '../errors/error-text.js';
import { DataList } from '../list/DataList.js';
import { Tag } from '../record/Tag.js';
import {
  type ImportedChange,
  type ImportedLine,
  type ImportReport,
  inReadingOrder,
  type LineState,
} from './import-report.js';

const TONES: Readonly<Record<LineState, ToneName>> = {
  CREATION: 'good',
  MODIFICATION: 'notice',
  INCHANGE: 'neutral',
  ERREUR: 'danger',
};

interface Props {
  readonly report: ImportReport;
  /** Names of the fields of a line, and what becomes of one of them. */
  readonly words: {
    readonly label: (field: string) => string;
    readonly change: (change: ImportedChange) => string;
  };
}

/** Characters of a cell that are shown. */
const MOST_SHOWN = 60;
const shortened = (text: string): string =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;

/** What would become of each line. Lines that change nothing are left out unless one asks for them. */
export function ImportLines({ report, words }: Props) {
  const translate = useTranslate();
  const { column, headline } = useColumns<ImportedLine>();
  const [all, setAll] = useState(false);
  const rows = inReadingOrder(report.lignes).filter(({ statut }) => all || statut !== 'INCHANGE');

  const labelled = (field: string, text: string) =>
    field === '' ? text : translate('labelled', { label: words.label(field), text });
  /** What is wrong, and what the cell says. */
  const told = (text: string, value: unknown) =>
    value === null || value === undefined || value === ''
      ? text
      : translate('importing.rejected', { text, value: shortened(String(value)) });
  const details = ({ erreurs, modifications, statut }: ImportedLine) => {
    if (statut === 'ERREUR')
      return erreurs.map(({ field, rejectedValue, ...message }) => (
        <Box key={`${field} ${message.code}`} sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
          {labelled(field, told(messageText(message, translate), rejectedValue))}
        </Box>
      ));
    if (modifications.length === 0) return '–';
    return modifications.map((change) => (
      <Box key={change.champ}>{labelled(change.champ, words.change(change))}</Box>
    ));
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography role="status" sx={{ flex: 1, display: 'flex', flexWrap: 'wrap', gap: 2 }} component="div">
          <Tag tone="good">{translate('importing.creations', { smart_count: report.creations })}</Tag>
          <Tag tone="notice">
            {translate('importing.modifications', { smart_count: report.modifications })}
          </Tag>
          <Tag>{translate('importing.unchanged', { smart_count: report.inchanges })}</Tag>
          <Tag tone={report.erreurs > 0 ? 'danger' : 'neutral'}>
            {translate('importing.errors', { smart_count: report.erreurs })}
          </Tag>
        </Typography>
        <FormControlLabel
          label={translate('importing.showAll')}
          control={<Switch checked={all} onChange={(_, on) => setAll(on)} />}
        />
      </Box>
      {report.erreurs > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {translate('importing.blocked')}
        </Alert>
      )}
      <DataList<ImportedLine>
        label={translate('importing.lines')}
        rows={rows}
        rowKey={({ ligne }) => String(ligne)}
        columns={[
          column('line', 'importing.line', ({ ligne }) => ligne),
          column('state', 'importing.state', ({ statut }) => (
            <Tag tone={TONES[statut]}>{translate(`importing.lineState.${statut}`)}</Tag>
          )),
          headline('name', 'importing.name', ({ libelle }) => libelle ?? '–'),
          column('details', 'importing.details', details),
        ]}
      />
    </>
  );
}
