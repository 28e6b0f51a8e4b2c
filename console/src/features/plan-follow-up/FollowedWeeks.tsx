import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { BarPicture } from '../../shared/chart/BarPicture.js';
import { colourAt } from '../../shared/chart/bar-series.js';
import { Swatch } from '../../shared/chart/Swatch.js';
import { weekNumber } from '../../shared/format/zone.js';
import { Grid } from '../../shared/list/Grid.js';
import { dosesOf, type FollowedWeek, MEASURES, type Measure, type PlanFollowUp } from './plan-follow-up.js';

const FIGURES = {
  '& th + th, & td': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& th, & td': { px: { xs: 2, md: 3 } },
  '& tbody tr:last-child > *': { borderBottom: 0 },
} as const;

/** Bars of each week side by side, in doses; below them the same figures, with the packages that they stand for. */
export function FollowedWeeks({ followUp }: { followUp: PlanFollowUp }) {
  const translate = useTranslate();
  const format = useFormat();
  const { produit, semaines } = followUp;
  const caption = translate('planFollowUp.inDoses', { product: produit.nomCommercial });
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h2">
        {caption}
      </Typography>
      <BarPicture
        label={translate('planFollowUp.picture', { product: produit.nomCommercial })}
        categories={semaines.map(({ debutSemaine }) =>
          translate('planFollowUp.shortWeek', { week: weekNumber(debutSemaine) }),
        )}
        series={MEASURES.map((measure, index) => ({
          id: measure,
          label: translate(`planFollowUp.measure.${measure}`),
          colour: colourAt(index),
          values: semaines.map((week) => dosesOf(week, measure, produit)),
        }))}
      />
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
        <Grid sx={FIGURES}>
          <thead>
            <tr>
              <th scope="col">{translate('planFollowUp.week')}</th>
              {MEASURES.map((measure, index) => (
                <th scope="col" key={measure}>
                  <Swatch colour={colourAt(index)} />
                  {translate(`planFollowUp.measure.${measure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {semaines.map((week) => (
              <tr key={week.debutSemaine}>
                <th scope="row">
                  {translate('planFollowUp.weekOf', {
                    week: weekNumber(week.debutSemaine),
                    date: format.date(week.debutSemaine),
                  })}
                </th>
                {MEASURES.map((measure) => (
                  <td key={measure}>
                    <Amount week={week} measure={measure} product={produit} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Box>
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
    <>
      {format.number(dosesOf(week, measure, product))}
      {measure !== 'utilise' && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {format.packages(week[measure], product)}
        </Box>
      )}
    </>
  );
}
