/** The thresholds of a centre's alerts: the form's values, and the body that is sent (docs/rules/alerts.md, AT-14). */
import type { Answer, Body } from '../../api/calls.js';
import { onlyReads, type Session } from '../../providers/session/session.js';
import type { FieldNames } from '../../shared/form/server-errors.js';

export type AlertSettings = Answer<'/centre/seuils'>;

export interface AlertSettingsValues {
  /** Packages by product; null: no threshold. */
  readonly thresholds: Readonly<Record<string, number | null>>;
  readonly expiryDays: number | null;
  readonly limitHours: number | null;
  readonly receptionDays: number | null;
}

/**
 * A product that is offered no longer keeps its threshold, without a field: what is sent replaces all of them.
 *
 * @param productIds products that a threshold can be given for
 */
export const valuesOf = (settings: AlertSettings, productIds: readonly string[]): AlertSettingsValues => ({
  thresholds: Object.fromEntries([
    ...productIds.map((id) => [id, null] as const),
    ...(settings.seuils ?? []).map(({ idProduit, stockBas }) => [idProduit, stockBas] as const),
  ]),
  expiryDays: settings.joursPeremption ?? null,
  limitHours: settings.heuresLimite ?? null,
  receptionDays: settings.joursReception ?? null,
});

/** Products without a threshold are left out. */
export const toBody = ({
  thresholds,
  expiryDays,
  limitHours,
  receptionDays,
}: AlertSettingsValues): Body<'/centre/seuils', 'put'> => ({
  seuils: chosenIn(thresholds).map(([idProduit, stockBas]) => ({ idProduit, stockBas })),
  joursPeremption: expiryDays,
  heuresLimite: limitHours,
  joursReception: receptionDays,
});

const chosenIn = (thresholds: AlertSettingsValues['thresholds']): [string, number][] =>
  Object.entries(thresholds).flatMap(([id, packages]) => (packages === null ? [] : [[id, packages]]));

/** A field of the body → the form's. */
export const fieldNames = ({ thresholds }: AlertSettingsValues): FieldNames<AlertSettingsValues> => ({
  joursPeremption: 'expiryDays',
  heuresLimite: 'limitHours',
  joursReception: 'receptionDays',
  ...Object.fromEntries(
    chosenIn(thresholds).flatMap(([id], index) => [
      [`seuils[${index}].stockBas`, `thresholds.${id}` as const],
      [`seuils[${index}].idProduit`, `thresholds.${id}` as const],
    ]),
  ),
});

/** Who may edit the centre's stock (docs/rules/access.md, AC-6). */
export function mayChoose(session: Pick<Session, 'user' | 'centre' | 'centres'>): boolean {
  const { user, centre } = session;
  return user.isAdmin || (!onlyReads(session) && (user.isAdminDispatch || centre?.type === 'VACCINATION'));
}
