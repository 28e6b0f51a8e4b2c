import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Tag } from '../../shared/record/Tag.js';

type UseAndLossRow = Schemas['UseAndLossRow'];

const nameOf = ({ groupe }: UseAndLossRow) => (typeof groupe === 'string' ? groupe : groupe.nom);
const keyOf = ({ groupe }: UseAndLossRow) => (typeof groupe === 'string' ? groupe : groupe.id);

/** What each centre took out and what it declared, in doses; the largest difference first. */
export function DeclaredUse({ rows }: { readonly rows: readonly UseAndLossRow[] }) {
  const translate = useTranslate();
  const { column, headline, figure } = useColumns<UseAndLossRow>();
  const format = useFormat();
  const compared = rows
    .filter(({ sorti, administre }) => sorti !== 0 || administre !== 0)
    .sort((one, other) => Math.abs(other.ecart) - Math.abs(one.ecart));
  const columns = [
    headline('centre', 'field.centre', nameOf),
    figure('exited', 'discrepancies.exited', ({ sorti }) => format.number(sorti)),
    figure('declared', 'discrepancies.declared', ({ administre }) => format.number(administre)),
    figure('difference', 'discrepancies.difference', ({ ecart }) => <strong>{format.signed(ecart)}</strong>),
    column('meaning', 'discrepancies.meaning', ({ ecart }) => (
      <Tag tone={ecart < 0 ? 'caution' : 'neutral'}>
        {translate(
          ecart === 0
            ? 'discrepancies.agrees'
            : ecart > 0
              ? 'discrepancies.notDeclared'
              : 'discrepancies.notTakenOut',
        )}
      </Tag>
    )),
  ];
  return (
    <Box component="section" aria-labelledby="declared-use">
      <Typography id="declared-use" variant="h2" sx={{ mb: 1 }}>
        {translate('discrepancies.declaredUse')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {translate(compared.length > 0 ? 'discrepancies.declaredUseHelp' : 'discrepancies.noUse')}
      </Typography>
      {compared.length > 0 && (
        <DataList
          label={translate('discrepancies.declaredUse')}
          rows={compared}
          rowKey={keyOf}
          columns={columns}
        />
      )}
    </Box>
  );
}
