import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.js';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../../shared/dialog/ResponsiveDialog.js';
import { Grid } from '../../../shared/list/Grid.js';
import { NotLoaded } from '../../../shared/page/Loaded.js';
import { Tag } from '../../../shared/record/Tag.js';
import type { AdministeredKind, AdministeredRecord } from './administered-kind.js';
import { compareEdits, type FieldConflict, type Values, valuesOf } from './record-values.js';
import { useFieldWords } from './useFieldWords.js';

interface Props<V extends Values> {
  readonly kind: AdministeredKind;
  /** The version that both opened. */
  readonly base: AdministeredRecord;
  readonly blank: V;
  readonly mine: V;
  readonly onKeepMine: (theirs: AdministeredRecord) => void;
  readonly onTakeTheirs: (theirs: AdministeredRecord) => void;
  readonly onClose: () => void;
}

/** Somebody else saved the record first: who, when, what, and the two ways on. */
export function ConflictDialog<V extends Values>(props: Props<V>) {
  const { kind, base, blank, mine, onKeepMine, onTakeTheirs, onClose } = props;
  const translate = useTranslate();
  const format = useFormat();
  const theirs = useQuery({
    queryKey: ['conflict', kind.path, base.id, base.version],
    queryFn: () =>
      call('get', `${kind.path}/{id}`, {
        parameters: { path: { id: base.id } },
      }) as Promise<AdministeredRecord>,
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = theirs;
  const conflicts = data ? compareEdits(valuesOf(blank, base), mine, valuesOf(blank, data)).conflicts : [];

  return (
    <ResponsiveDialog
      open
      width="md"
      onClose={onClose}
      title={translate('administration.conflict.title')}
      actions={
        <>
          <Button disabled={!data} onClick={() => data && onTakeTheirs(data)}>
            {translate('conflict.takeTheirs')}
          </Button>
          <Button variant="contained" disabled={!data} onClick={() => data && onKeepMine(data)}>
            {translate('administration.conflict.keepMine')}
          </Button>
        </>
      }
    >
      {theirs.error || !data ? (
        <NotLoaded read={theirs} rows={3} />
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>
            {translate('administration.conflict.text', {
              editor: data.history.modificationUser ?? translate('administration.theProduct'),
              date: format.dateTime(data.history.modificationDate),
            })}
          </Typography>
          <ConflictTable conflicts={conflicts} />
        </>
      )}
    </ResponsiveDialog>
  );
}

function ConflictTable({ conflicts }: { conflicts: readonly FieldConflict[] }) {
  const translate = useTranslate();
  const words = useFieldWords();
  if (conflicts.length === 0)
    return <Typography color="textSecondary">{translate('administration.conflict.nothing')}</Typography>;
  return (
    <TableContainer tabIndex={0} aria-label={translate('administration.conflict.title')} role="region">
      <Grid>
        <thead>
          <tr>
            <th scope="col">{translate('administration.conflict.field')}</th>
            <th scope="col">{translate('conflict.theirs')}</th>
            <th scope="col">{translate('conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {conflicts.map(({ field, theirs, mine, isContested }) => (
            <tr key={field}>
              <th scope="row">{words.label(field)}</th>
              <td>{words.value(field, theirs)}</td>
              <td>
                {words.value(field, mine)}{' '}
                {isContested && <Tag tone="caution">{translate('administration.conflict.contested')}</Tag>}
              </td>
            </tr>
          ))}
        </tbody>
      </Grid>
    </TableContainer>
  );
}
