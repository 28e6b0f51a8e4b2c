/** What a user may change of a refused action before it is sent again. */
import { v4 as uuid } from 'uuid';
import { ErrorCode } from '../../api/generated/codes.js';
import { OTHER_CAUSE } from '../../api/generated/vocabulary.js';
import type { ExitDestination } from '../../api/types.js';
import type { OfflineAction } from './action.js';
import type { ActionPlan } from './local-stock.js';

export interface Correction {
  /** Packages, or syringes where the exit was counted in them; null: as it was. */
  readonly quantity: number | null;
  readonly comment: string;
  /** ISO instant at which it was made. */
  readonly datetime: string;
  /** The goods were past their limit, and the comment says why. */
  readonly forced: boolean;
  /** Of an exit: where the goods went; null: as it was. */
  readonly destination: { readonly destination: ExitDestination; readonly point: string | null } | null;
}

type Body = OfflineAction['body'];

/** True where an exit was counted in syringes. */
export const isInSyringes = ({ type, body }: Pick<OfflineAction, 'type' | 'body'>): boolean =>
  type === 'EXIT' && body.typeConditionnement === 'SERINGUE' && typeof body.quantite !== 'number';

/** The service refused the action because its goods were past their limit. */
export const isPastLimit = ({ refusal }: Pick<OfflineAction, 'refusal'>): boolean =>
  refusal?.globalErrors.some(({ code }) => code === ErrorCode.pastLimit) === true;

/** The service refused the exit because its point is not below the centre any more. */
export const isPointRefused = ({ refusal }: Pick<OfflineAction, 'refusal'>): boolean =>
  refusal?.fieldErrors.some(({ field }) => field === 'idPoint') === true;

/**
 * Without a comment the service refuses it (docs/rules/stock.md, ST-6, ST-19; exits-and-returns.md, EX-3;
 * receptions.md, RE-5).
 */
export const needsComment = (action: Pick<OfflineAction, 'type' | 'body' | 'refusal'>): boolean =>
  action.type === 'UPDATE_STOCK' ||
  action.body.causeDechet === OTHER_CAUSE ||
  action.body.conforme === false ||
  action.body.forceValidation === true ||
  isPastLimit(action);

/**
 * Another action, with an id of its own: the service may keep the one that it refused, with what was sent under it.
 *
 * @param planOf checks the body; throws RefusedError
 */
export function corrected(
  action: OfflineAction,
  correction: Correction,
  planOf: (body: Body) => ActionPlan,
): OfflineAction {
  const { refusal: _, ...rest } = action;
  const body = correctedBody(action, correction);
  return {
    ...rest,
    ...planOf(body),
    uid: uuid(),
    corrects: [...(action.corrects ?? []), action.uid],
    body,
    datetime: correction.datetime,
    status: 'WAITING',
  };
}

function correctedBody(action: OfflineAction, { quantity, comment, forced, destination }: Correction): Body {
  const words = comment.trim() === '' ? null : comment.trim();
  return {
    ...action.body,
    ...(quantity !== null && action.type !== 'ENTRY' && { [quantityField(action)]: quantity }),
    [action.type === 'SCRAPPING' ? 'commentaireDechet' : 'commentaire']: words,
    ...(forced && { forceValidation: true }),
    ...(destination && {
      sortieType: destination.destination,
      idPoint: destination.destination === 'VACCINATION_POINT' ? destination.point : null,
    }),
  };
}

const quantityField = (action: OfflineAction): string => (isInSyringes(action) ? 'seringue' : 'quantite');
