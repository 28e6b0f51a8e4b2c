/** What a dashboard card shows of a product. Counts are packages. */
import type { Schemas } from '../../api/types.js';

/** `GET /{centerPath}/tdb` */
export type DashboardRow = Schemas['DashboardRow'];
export type TrendDay = Schemas['TrendDay'];
/** `GET /{centerPath}/tdb/serie` */
export type Trend = Schemas['DashboardTrend'];

export interface ProductActivity extends DashboardRow {
  /** Undefined while they are read; empty where the product had not come yet when they were. */
  readonly days: readonly TrendDay[] | undefined;
}

/** The rows with the days of their products. */
export function activities(
  rows: readonly DashboardRow[],
  trends: readonly Trend[] | undefined,
): ProductActivity[] {
  const days = new Map(trends?.map(({ idProduit, jours }) => [idProduit, jours]));
  return rows.map((row) => ({
    ...row,
    days: trends && (days.get(row.idProduit) ?? []),
  }));
}

/** Nothing moved the product, neither on these days nor in the longest window, which begins within the day before. */
export const isQuiet = ({ month }: Pick<DashboardRow, 'month'>, days: readonly TrendDay[]): boolean =>
  [month, ...days].every(
    ({ countStock, countExit, countDechet }) => !countStock && !countExit && !countDechet,
  ) && days.every(({ stock }) => stock === days[0]?.stock);

/** Heights of a day's bars, as parts of the picture: what came above the line, what left and was scrapped below. */
export interface Bar {
  readonly date: string;
  readonly entered: number;
  readonly left: number;
  readonly scrapped: number;
}

export interface Picture {
  readonly bars: readonly Bar[];
  /** Share of the height above the line. */
  readonly line: number;
}

/** Both directions share one scale, so that what came can be compared with what went. */
export function picture(days: readonly TrendDay[]): Picture {
  // Exits are net of cancelled preparations: what would be less than nothing is drawn as nothing.
  const leaves = ({ countExit }: TrendDay) => Math.max(0, countExit);
  const up = Math.max(0, ...days.map(({ countStock }) => countStock));
  const down = Math.max(0, ...days.map((day) => leaves(day) + day.countDechet));
  const height = Math.max(up + down, 1);
  return {
    line: up + down === 0 ? 0.5 : up / height,
    bars: days.map((day) => ({
      date: day.date,
      entered: day.countStock / height,
      left: leaves(day) / height,
      scrapped: day.countDechet / height,
    })),
  };
}
