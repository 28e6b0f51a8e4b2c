/** The time of actions that were made offline, in bodies and in refusals (docs/rules/exits-and-returns.md, EX-10). */
import { MAX_OFFLINE_AGE_DAYS } from '../../domain/shared/offline.js';
import { InstantField } from '../http/fields/body-fields.js';

export const OfflineInstantField = () =>
  InstantField(
    `When an action was made offline that is sent now: not in the future, at most ${MAX_OFFLINE_AGE_DAYS} days old, not before its goods were there. Absent: the action is made online.`,
  );

/** The name on the wire of the command's field `offline`, for `refusedAs` of `field-names.ts`. */
export const OFFLINE_NAME = { offline: 'dateOperation' } as const;
