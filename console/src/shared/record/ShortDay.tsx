import { useTranslate } from '../../i18n/I18nProvider.js';
import type { Weekday } from './weekly-plan.js';

/** A weekday in a few letters; pointing at it tells all of its name. */
export function ShortDay({ day, letters = 3 }: { day: Weekday; letters?: number }) {
  const name = useTranslate()(`weekday.${day}`);
  return (
    <abbr title={name} style={{ textDecoration: 'none' }}>
      {name.slice(0, letters)}
    </abbr>
  );
}
