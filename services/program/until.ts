import { positionIn } from '../api/http/ledger-position/position.js';
import { toPastInstant } from '../domain/shared/calendar.js';
import { StartRefused } from '../platform/start-refused.js';

/**
 * The last position or the last instant of which events are put back, written as those of a look back (`asOf`).
 *
 * @throws StartRefused on anything else, above all an instant without an offset, which is another one on each machine
 */
export function untilIn(text: string): bigint | Date {
  const position = positionIn(text);
  if (position !== undefined) return position;
  const instant = toPastInstant(text);
  if (instant !== undefined) return new Date(instant);
  throw new StartRefused(
    `--until is a position of the ledger, such as 4711, or an instant with its offset, such as 2026-11-22T10:00:00Z, not ${text}`,
  );
}
