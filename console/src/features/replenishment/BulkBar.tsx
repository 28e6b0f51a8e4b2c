import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { CentreTree } from '../../api/types.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { ChoiceMenu } from '../../shared/page/ChoiceMenu.js';
import { type BulkAction, bulkActionsFor, LEAST_SELECTED, type Request } from './request.js';

interface Props {
  /** The dispatch centre that was asked. */
  readonly centre: CentreTree;
  /** Those that are shown. */
  readonly rows: readonly Request[];
  readonly selected: readonly Request[];
  readonly onSelect: (requests: readonly Request[]) => void;
  readonly onAction: (action: BulkAction, requests: readonly Request[]) => void;
}

const BULK_ACTIONS: readonly BulkAction[] = ['CONFIRM', 'PREPARE', 'DEPART_MARCHANDISES'];

/** What is done with several of the requests that are shown; why something cannot be done is said where it stands. */
export function BulkBar({ centre, rows, selected, onSelect, onAction }: Props) {
  const translate = useTranslate();
  if (rows.length === 0) return null;
  const possible = bulkActionsFor(selected, centre);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}>
      <FormControlLabel
        label={translate('replenishment.selectAll')}
        control={
          <Checkbox
            checked={selected.length === rows.length}
            indeterminate={selected.length > 0 && selected.length < rows.length}
            onChange={(_, on) => onSelect(on ? rows : [])}
          />
        }
      />
      <ChoiceMenu
        choices={BULK_ACTIONS.map((action) => ({
          label: translate(`replenishment.bulk.${action}`),
          disabled: !possible.includes(action),
          hint: possible.includes(action) ? undefined : translate(`replenishment.bulkNeeds.${action}`),
          act: () => onAction(action, selected),
        }))}
        button={(opens) => (
          <Button variant="outlined" disabled={selected.length < LEAST_SELECTED} {...opens}>
            {translate('replenishment.groupedActions', { count: selected.length })}
          </Button>
        )}
        itemSx={{ display: 'block', whiteSpace: 'normal', maxWidth: 360 }}
      />
    </Box>
  );
}
