/** Where centres keep when they want to be told about their stock (docs/rules/alerts.md, AT-14). */
import type { EntityManager } from 'typeorm';
import {
  type AlertSettings,
  DEFAULT_ALERT_SETTINGS,
  type StockThreshold,
} from '../../domain/shared/alert-settings.js';

const SETTINGS = `
  SELECT expiry_days AS "expiryDays", limit_hours AS "limitHours", reception_days AS "receptionDays"
    FROM reference.alert_settings WHERE centre_id = $1`;

const THRESHOLDS = `
  SELECT product_id AS "productId", low_stock AS "lowStock"
    FROM reference.stock_threshold WHERE centre_id = $1 ORDER BY rank`;

/** What the centre chose, and the defaults where it chose nothing. */
export async function readAlertSettings(
  manager: Pick<EntityManager, 'query'>,
  centreId: string,
): Promise<AlertSettings> {
  const [numbers] = await manager.query<Omit<AlertSettings, 'thresholds'>[]>(SETTINGS, [centreId]);
  const thresholds = await manager.query<StockThreshold[]>(THRESHOLDS, [centreId]);
  return { ...DEFAULT_ALERT_SETTINGS, ...numbers, thresholds };
}

/** In place of all that the centre had chosen. Within a transaction: two writers take turns. */
export async function writeAlertSettings(
  manager: Pick<EntityManager, 'query'>,
  centreId: string,
  { thresholds, expiryDays, limitHours, receptionDays }: AlertSettings,
): Promise<void> {
  await manager.query(
    `INSERT INTO reference.alert_settings (centre_id, expiry_days, limit_hours, reception_days)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (centre_id) DO UPDATE SET
       expiry_days = excluded.expiry_days, limit_hours = excluded.limit_hours, reception_days = excluded.reception_days`,
    [centreId, expiryDays, limitHours, receptionDays],
  );
  await manager.query('DELETE FROM reference.stock_threshold WHERE centre_id = $1', [centreId]);
  await manager.query(
    `INSERT INTO reference.stock_threshold (centre_id, product_id, low_stock, rank)
     SELECT $1, chosen.product_id, chosen.low_stock, chosen.rank
       FROM unnest($2::uuid[], $3::integer[]) WITH ORDINALITY AS chosen (product_id, low_stock, rank)`,
    [centreId, thresholds.map(({ productId }) => productId), thresholds.map(({ lowStock }) => lowStock)],
  );
}
