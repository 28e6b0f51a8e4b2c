import Box from '@mui/material/Box';
import { useId } from 'react';
import { type FieldError, get, useFormState, useWatch } from 'react-hook-form';
import { useTranslate } from '../../../i18n/I18nProvider.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { decodeMessage } from '../../../shared/form/message-codec.js';
import { addDays, weekNumber } from '../../../shared/format/zone.js';
import { WEEKDAYS } from '../../../shared/record/weekly-plan.js';
import type { Allocation } from '../allocation.js';
import { PlanCell } from './PlanCell.js';
import {
  cellName,
  type Line,
  residualOf,
  totalsOf,
  type WeekFacts,
  type WeekValues,
  weekName,
} from './plan-grid.js';

/** Doses and unit of the product that is planned. */
export type PlannedProduct = Pick<Allocation['produit'], 'nbDoses' | 'typeConditionnement'>;

/** The week, the seven days, what they come to. On a phone the first and the last are above and below the days. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(7, minmax(0, 1fr))',
    md: 'minmax(104px, auto) repeat(7, minmax(52px, 1fr)) minmax(140px, auto)',
  },
  columnGap: 1,
  alignItems: 'center',
} as const;
export const ACROSS = { gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

interface Props {
  readonly line: Line;
  readonly debutSemaine: string;
  readonly facts: WeekFacts;
  readonly product: PlannedProduct;
  /** Index among the lines that can be written; undefined: the week is over, or nobody here may plan. */
  readonly writtenAs: number | undefined;
}

/** A week, or one of its rounds: its cells, and with its first line what it comes to and leaves. */
export function PlanLine({ line, debutSemaine, facts, product, writtenAs }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const faultsId = useId();
  const isFirst = line.round !== '2';
  const week = translate('procurement.grid.week', { week: weekNumber(debutSemaine) });
  const round = line.round && translate(`procurement.grid.round.${line.round}`);
  return (
    <Box
      role="row"
      sx={{ ...COLUMNS, rowGap: 1, py: 1.5, ...(isFirst && { borderTop: 1, borderColor: 'divider' }) }}
    >
      <Box role="rowheader" sx={ACROSS}>
        {isFirst && (
          <Box sx={{ fontWeight: 'fontWeightMedium' }}>
            {week}
            <Box
              component="span"
              sx={{
                typography: 'caption',
                color: 'text.secondary',
                display: { md: 'block' },
                ml: { xs: 2, md: 0 },
              }}
            >
              {format.date(debutSemaine)}
            </Box>
          </Box>
        )}
        {round && <Box sx={{ typography: 'caption' }}>{round}</Box>}
      </Box>
      {WEEKDAYS.map((weekday, day) => {
        const name = cellName(line, day);
        const date = format.date(addDays(debutSemaine, day));
        const label = [translate(`weekday.${weekday}`), date, round].filter(Boolean).join(' ');
        return (
          <Box role="gridcell" key={weekday}>
            <Box
              aria-hidden
              sx={{
                display: { md: 'none' },
                typography: 'caption',
                color: 'text.secondary',
                textAlign: 'center',
              }}
            >
              {translate(`weekday.${weekday}`).slice(0, 3)}
            </Box>
            {writtenAs === undefined ? (
              <Planned name={name} />
            ) : (
              <PlanCell name={name} label={label} line={writtenAs} day={day} faultsId={faultsId} />
            )}
          </Box>
        );
      })}
      <Box role="gridcell" sx={{ ...ACROSS, pl: { md: 2 } }}>
        {isFirst && <WeekTotals index={line.week} facts={facts} product={product} />}
      </Box>
      <Faults id={faultsId} line={line} />
    </Box>
  );
}

/** A quantity that nobody changes here. */
function Planned({ name }: { name: string }) {
  const text = useWatch({ name }) as string;
  return <Box sx={{ textAlign: 'right', px: { xs: 0.5, md: 2 } }}>{text || '–'}</Box>;
}

interface TotalsProps {
  readonly index: number;
  readonly facts: WeekFacts;
  readonly product: PlannedProduct;
}

function WeekTotals({ index, facts, product }: TotalsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const week = useWatch({ name: `weeks.${index}` }) as WeekValues;
  const { modeQte } = week;
  const totals = totalsOf(week, product.nbDoses);
  const left = residualOf(totals, modeQte, facts.taken, product.nbDoses);
  const isShort = totals.packages < facts.taken;
  const amount = modeQte === 'DOSE' ? format.doseCount(left) : format.packages(left, product);
  return (
    <Box sx={{ typography: 'body2', display: { xs: 'flex', md: 'block' }, flexWrap: 'wrap', columnGap: 3 }}>
      <Box>{format.packages(totals.packages, product)}</Box>
      <Box sx={{ color: 'text.secondary' }}>{format.doseCount(totals.doses)}</Box>
      {(facts.plan || facts.taken > 0) && (
        <Box sx={{ color: isShort ? 'tones.caution.ink' : 'text.secondary' }}>
          {isShort
            ? translate('procurement.grid.promised', { taken: format.packages(facts.taken, product) })
            : translate('procurement.grid.left', { left: amount })}
        </Box>
      )}
    </Box>
  );
}

const messageAt = (errors: object, name: string): string | undefined =>
  (get(errors, name) as FieldError | undefined)?.message;

/** What is wrong in the cells of a line, below it. */
function Faults({ id, line }: { id: string; line: Line }) {
  const translate = useTranslate();
  const names = WEEKDAYS.map((_, day) => cellName(line, day));
  const { errors } = useFormState({ name: [...names, weekName(line)] });
  const told = names.flatMap((name, day) => {
    const text = decodeMessage(messageAt(errors, name), translate);
    return text ? [translate('labelled', { label: translate(`weekday.${WEEKDAYS[day]}`), text })] : [];
  });
  const ofWeek = line.round !== '2' && decodeMessage(messageAt(errors, weekName(line)), translate);
  if (ofWeek) told.unshift(ofWeek);
  if (told.length === 0) return null;
  return (
    <Box role="gridcell" id={id} sx={{ gridColumn: '1 / -1', color: 'error.main', typography: 'caption' }}>
      {told.join(' · ')}
    </Box>
  );
}
