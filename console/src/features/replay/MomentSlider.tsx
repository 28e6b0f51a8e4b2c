import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { movementWord } from '../../shared/record/movement-word.js';
import type { ReplayedMovement } from './replay.js';

interface Props {
  readonly steps: readonly ReplayedMovement[];
  /** Index of the one that is looked at. */
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** From movement to movement, by pointer or by arrow keys. */
export function MomentSlider({ steps, step, onStep }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const said = (index: number) => {
    const movement = steps[index]!;
    return translate('replay.moment', {
      nth: format.number(index + 1),
      count: format.number(steps.length),
      date: format.dateTime(movement.date),
      type: translate(movementWord({ ...movement, idMouvementAnnule: movement.annulation ? '-' : null })),
    });
  };
  return (
    <Box sx={{ mt: 3 }}>
      <Typography id="replay-moment" variant="h3" component="h2">
        {translate('replay.atMoment')}
      </Typography>
      <Typography color="textSecondary">{said(step)}</Typography>
      <Box sx={{ px: 3 }}>
        <Slider
          aria-labelledby="replay-moment"
          getAriaValueText={said}
          min={0}
          max={steps.length - 1}
          value={step}
          disabled={steps.length === 1}
          onChange={(_, value) => onStep(value as number)}
        />
      </Box>
    </Box>
  );
}
