import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { LinePicture } from '../../shared/chart/LinePicture.js';
import { Panel } from '../../shared/page/Panel.js';
import { EventDialog } from './EventDialog.js';
import { MomentSlider } from './MomentSlider.js';
import { ReplayList } from './ReplayList.js';
import {
  isOneBalance,
  type ProvableMovement,
  type ReplayedMovement,
  type ReplayFilters,
  stepsOf,
} from './replay.js';
import { StockThen } from './StockThen.js';

interface Props {
  /** At least one. */
  readonly movements: readonly ReplayedMovement[];
  readonly filters: ReplayFilters;
}

/** A picture of the balance, the stock at the moment that is chosen below it, and the movements. */
export function ReplayResult({ movements, filters }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const steps = stepsOf(movements);
  const [step, setStep] = useState(steps.length - 1);
  const [shown, setShown] = useState<ProvableMovement>();
  const moment = steps[step]!;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel component="section" aria-label={translate('replay.picture')}>
        {isOneBalance(movements) && (
          <LinePicture
            label={translate('replay.pictureOf', {
              product: moment.produit.nomCommercial,
              centre: moment.centre.nom,
              quantity: format.packages(moment.solde, moment.produit),
              date: format.dateTime(moment.date),
            })}
            steps={steps.map(({ date, solde }) => ({ label: format.dateTime(date), value: solde }))}
            marked={step}
          />
        )}
        <MomentSlider steps={steps} step={step} onStep={setStep} />
        <StockThen moment={moment} filters={filters} />
      </Panel>
      <ReplayList movements={movements} filters={filters} onShow={setShown} />
      {shown && <EventDialog movement={shown} onClose={() => setShown(undefined)} />}
    </Box>
  );
}
