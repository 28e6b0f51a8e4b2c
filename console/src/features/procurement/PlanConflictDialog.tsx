import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/client.js';
import type { RefusedError } from '../../api/errors.js';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { messagesText } from '../../shared/errors/failure-text.js';
import { weekNumber } from '../../shared/format/zone.js';
import { Grid } from '../../shared/list/Grid.js';
import { NotLoaded } from '../../shared/page/Loaded.js';
import type { AllocationWeek } from './allocation.js';
import type { PlannedProduct } from './grid/PlanLine.js';
import {
  contestedWeeks,
  factsOf,
  type PlanKey,
  type PlanValues,
  totalsOf,
  type WeekFacts,
} from './grid/plan-grid.js';

interface Props {
  readonly refusal: RefusedError;
  readonly planKey: PlanKey;
  readonly product: PlannedProduct;
  readonly mine: PlanValues;
  /** What was planned when it was read. */
  readonly base: readonly WeekFacts[];
  readonly onKeepMine: (theirs: readonly AllocationWeek[]) => void;
  readonly onTakeTheirs: (theirs: readonly AllocationWeek[]) => void;
  readonly onClose: () => void;
}

/**
 * Somebody else saved one of the weeks first: who, when, what, and the two ways on (docs/rules/allocations.md, AL-13).
 */
export function PlanConflictDialog(props: Props) {
  const { refusal, planKey, product, mine, base, onKeepMine, onTakeTheirs, onClose } = props;
  const translate = useTranslate();
  const format = useFormat();
  const { debutSemaine } = mine.weeks[0]!;
  const now = useQuery({
    queryKey: ['plan-conflict', planKey.centreId, planKey.productId, debutSemaine],
    queryFn: () =>
      call('get', '/vaccination/approvisionnement/semaines', {
        parameters: {
          query: { idCentre: planKey.centreId, idProduit: planKey.productId, debutSemaine },
        },
      } as never) as Promise<AllocationWeek[]>,
    staleTime: 0,
    gcTime: 0,
  });
  const { data } = now;
  return (
    <ResponsiveDialog
      open
      width="md"
      onClose={onClose}
      title={translate('procurement.conflict.title')}
      actions={
        <>
          <Button disabled={!data} onClick={() => data && onTakeTheirs(data)}>
            {translate('conflict.takeTheirs')}
          </Button>
          <Button variant="contained" disabled={!data} onClick={() => data && onKeepMine(data)}>
            {translate('procurement.conflict.keepMine')}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>{messagesText(refusal.globalErrors, translate)}</Typography>
      {now.error || !data ? (
        <NotLoaded read={now} rows={3} />
      ) : (
        <TableContainer tabIndex={0} aria-label={translate('procurement.conflict.title')} role="region">
          <Grid>
            <thead>
              <tr>
                <th scope="col">{translate('field.week')}</th>
                <th scope="col">{translate('conflict.theirs')}</th>
                <th scope="col">{translate('conflict.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {contestedWeeks(mine, base, factsOf(data)).map(({ week, theirs }) => {
                const typed = mine.weeks[week]!;
                const { packages, doses } = totalsOf(typed, product.nbDoses);
                const amount = (inPackages: number, inDoses: number) =>
                  `${format.packages(inPackages, product)} · ${format.doseCount(inDoses)}`;
                return (
                  <tr key={week}>
                    <th scope="row">
                      {translate('procurement.grid.week', { week: weekNumber(typed.debutSemaine) })}
                    </th>
                    <td>
                      {theirs
                        ? translate('procurement.conflict.saved', {
                            amount: amount(theirs.totalCond, theirs.totalDoses),
                            editor: theirs.history.modificationUser,
                            date: format.dateTime(theirs.history.modificationDate),
                          })
                        : translate('procurement.conflict.deleted')}
                    </td>
                    <td>{amount(packages, doses)}</td>
                  </tr>
                );
              })}
            </tbody>
          </Grid>
        </TableContainer>
      )}
    </ResponsiveDialog>
  );
}
