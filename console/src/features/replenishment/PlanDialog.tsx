import Button from '@mui/material/Button';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useSession } from '../../providers/session/SessionProvider.js';
import { ResponsiveDialog } from '../../shared/dialog/ResponsiveDialog.js';
import { dayOf } from '../../shared/format/zone.js';
import type { Request } from './request.js';
import { WeekPlan } from './WeekPlan.js';

/** The plan of the week in which a request is, or is to be, received. */
export function PlanDialog({ request, onClose }: { request: Request; onClose: () => void }) {
  const translate = useTranslate();
  const { zone } = useSession();
  const { produit, centreVacc, dateReceptionConfirmee, dateReception } = request;
  return (
    <ResponsiveDialog
      open
      readOnly
      onClose={onClose}
      title={translate('replenishment.plan.of', { product: produit.nomCommercial, centre: centreVacc.nom })}
      actions={<Button onClick={onClose}>{translate('action.close')}</Button>}
    >
      <WeekPlan
        productId={produit.id}
        centreId={centreVacc.id}
        day={dayOf(dateReceptionConfirmee ?? dateReception, zone)}
      />
    </ResponsiveDialog>
  );
}
