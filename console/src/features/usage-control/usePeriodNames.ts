import { useMemo } from 'react';
import { useTranslate } from '../../i18n/I18nProvider.js';
import { useFormat } from '../../providers/session/SessionProvider.js';
import { weekdayNumber, weekNumber } from '../../shared/format/zone.js';
import type { View } from './usage-control.js';

/** How a day or a week is called in a heading, in a table and below a bar. Each takes its first day, `YYYY-MM-DD`. */
export function usePeriodNames(view: View) {
  const translate = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const weekday = (day: string) => translate(`usageControl.weekday.${weekdayNumber(day)}`);
    const shortWeek = (monday: string) => translate('usageControl.shortWeek', { week: weekNumber(monday) });
    return view === 'JOUR'
      ? {
          long: (day: string) => translate('usageControl.day', { day: weekday(day), date: format.date(day) }),
          brief: weekday,
          short: (day: string) => weekday(day).slice(0, 3),
        }
      : {
          long: (monday: string) =>
            translate('usageControl.weekOf', { week: weekNumber(monday), date: format.date(monday) }),
          brief: (monday: string) => `${shortWeek(monday)} (${format.date(monday)})`,
          short: shortWeek,
        };
  }, [view, translate, format]);
}
