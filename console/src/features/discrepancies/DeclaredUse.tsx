import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Schemas } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import type { Column } from '../../shared/list/column.js';
import { DataList } from '../../shared/list/DataList.js';
import { Tag } from '../../shared/record/Tag.js';

type UseAndLossRow = Schemas['UseAndLossRow'];

const nameOf = ({ groupe }: UseAndLossRow) => (typeof groupe === 'string' ? groupe : groupe.nom);
const keyOf = ({ groupe }: UseAndLossRow) => (typeof groupe === 'string' ? groupe : groupe.id);

/** What each centre took out and what it declared, in doses; the largest difference first. */
export function DeclaredUse({ rows }: { readonly rows: readonly UseAndLossRow[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const compared = rows
    .filter(({ sorti, administre }) => sorti !== 0 || administre !== 0)
    .sort((one, other) => Math.abs(other.ecart) - Math.abs(one.ecart));
  const columns: readonly Column<UseAndLossRow>[] = [
    { id: 'centre', label: translate('field.centre'), card: 'title', render: nameOf },
    {
      id: 'exited',
      label: translate('discrepancies.exited'),
      align: 'right',
      render: ({ sorti }) => format.number(sorti),
    },
    {
      id: 'declared',
      label: translate('discrepancies.declared'),
      align: 'right',
      render: ({ administre }) => format.number(administre),
    },
    {
      id: 'difference',
      label: translate('discrepancies.difference'),
      align: 'right',
      render: ({ ecart }) => <strong>{format.signed(ecart)}</strong>,
    },
    {
      id: 'meaning',
      label: translate('discrepancies.meaning'),
      render: ({ ecart }) => (
        <Tag tone={ecart < 0 ? 'caution' : 'neutral'}>
          {translate(
            ecart === 0
              ? 'discrepancies.agrees'
              : ecart > 0
                ? 'discrepancies.notDeclared'
                : 'discrepancies.notTakenOut',
          )}
        </Tag>
      ),
    },
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
