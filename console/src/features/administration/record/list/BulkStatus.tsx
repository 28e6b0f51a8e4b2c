import Button from '@mui/material/Button';
import { useListContext } from 'ra-core';
import { useTranslate } from '../../../../i18n/I18nProvider.js';
import { type AdministeredKind, statusAction } from '../administered-kind.js';
import { useStatusSwitch } from '../useStatusSwitch.js';

/** Enables or disables, publishes or hides all selected records, after asking once. */
export function BulkStatus({ kind }: { kind: AdministeredKind }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const { switchMany, isPending } = useStatusSwitch(kind);
  return [true, false].map((status) => (
    <Button
      key={String(status)}
      size="small"
      variant="outlined"
      loading={isPending}
      onClick={async () => {
        if (await switchMany(selectedIds.map(String), status)) onUnselectItems();
      }}
    >
      {translate(`administration.${statusAction(kind, status)}.confirm`)}
    </Button>
  ));
}
