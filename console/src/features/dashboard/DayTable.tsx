import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { Grid } from '../../shared/list/Grid.js';
import type { ProductActivity } from './dashboard.js';
import { stockLine } from './stock-line.js';

interface Props {
  readonly activity: ProductActivity;
  readonly exits: string;
  /** Names the product. */
  readonly titleId: string;
}

/** The figures of both pictures: today first and the days before it, then what is expected; folded away, being many. */
export function DayTable({ activity, exits, titleId }: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const days = activity.days ?? [];
  if (days.length === 0) return null;
  const expected = stockLine(activity, days).filter(({ value }) => value === null);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        sx={{ ml: -2 }}
      >
        {translate('dashboard.figures')}
      </Button>
      <Box id={id} hidden={!isOpen} tabIndex={0} sx={{ maxHeight: 320, overflow: 'auto', mt: 2 }}>
        {isOpen && (
          <Grid aria-labelledby={titleId} sx={{ '& th + th, & td': { textAlign: 'right' } }}>
            <thead>
              <tr>
                <th scope="col">{translate('field.date')}</th>
                <th scope="col">{translate('dashboard.stock')}</th>
                <th scope="col">{translate('dashboard.entries')}</th>
                <th scope="col">{exits}</th>
                <th scope="col">{translate('dashboard.scrappings')}</th>
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map(({ date, countStock, countExit, countDechet, stock }) => (
                <tr key={date}>
                  <th scope="row">{format.date(date)}</th>
                  <td>{format.number(stock)}</td>
                  <td>{format.number(countStock)}</td>
                  <td>{format.number(countExit)}</td>
                  <td>{format.number(countDechet)}</td>
                </tr>
              ))}
              {expected.map(({ date, expected: left }) => (
                <tr key={date}>
                  <th scope="row">{format.date(date)}</th>
                  <td>{format.number(left ?? 0)}</td>
                  <td colSpan={3}>{translate('dashboard.expected')}</td>
                </tr>
              ))}
            </tbody>
          </Grid>
        )}
      </Box>
    </Box>
  );
}
