import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { BarPicture } from '../../shared/chart/BarPicture.js';
import { colourAt } from '../../shared/chart/bar-series.js';
import { weekNumber } from '../../shared/format/zone.js';
import { DataList } from '../../shared/list/DataList.js';
import { useColumns } from '../../shared/list/useColumns.js';
import { Panel } from '../../shared/page/Panel.js';
import { type FollowedWeek, MEASURES, type Measure, type PlanFollowUp } from './plan-follow-up.js';

/** Bars of each week side by side, in doses; below them the same figures, with the packages that they stand for. */
export function FollowedWeeks({ followUp }: { followUp: PlanFollowUp }) {
  const translate = useTranslate();
  const { headline, figure } = useColumns<FollowedWeek>();
  const format = useFormat();
  const { produit, semaines } = followUp;
  const caption = translate('planFollowUp.inDoses', { product: produit.nomCommercial });
  const columns = useMemo(
    () => [
      headline('week', 'field.week', ({ debutSemaine }) =>
        translate('planFollowUp.weekOf', {
          week: weekNumber(debutSemaine),
          date: format.date(debutSemaine),
        }),
      ),
      ...MEASURES.map((measure) =>
        figure(measure, `planFollowUp.measure.${measure}`, (week) => (
          <Amount week={week} measure={measure} product={produit} />
        )),
      ),
    ],
    [translate, format, produit, headline, figure],
  );
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h3" component="h2">
          {caption}
        </Typography>
        <BarPicture
          label={translate('planFollowUp.picture', { product: produit.nomCommercial })}
          categories={semaines.map(({ debutSemaine }) =>
            translate('week.short', { week: weekNumber(debutSemaine) }),
          )}
          series={MEASURES.map((measure, index) => ({
            id: measure,
            label: translate(`planFollowUp.measure.${measure}`),
            colour: colourAt(index),
            values: semaines.map(({ doses }) => doses[measure]),
          }))}
        />
      </Panel>
      <DataList
        label={caption}
        rows={semaines}
        rowKey={({ debutSemaine }) => debutSemaine}
        columns={columns}
      />
    </Box>
  );
}

interface AmountProps {
  readonly week: FollowedWeek;
  readonly measure: Measure;
  readonly product: PlanFollowUp['produit'];
}

/** Doses, and below them packages; what is used is declared in doses alone. */
function Amount({ week, measure, product }: AmountProps) {
  const format = useFormat();
  return (
    <Box component="span" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
      {format.number(week.doses[measure])}
      {measure !== 'utilise' && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {format.packages(week[measure], product)}
        </Box>
      )}
    </Box>
  );
}
