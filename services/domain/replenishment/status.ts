/** The life of a request: its statuses, and who takes it from one to the next (docs/rules/replenishment.md, RQ-4 and RQ-9). */
import type { CentreType } from '../ledger/vocabulary.js';

import { type RequestKind, type RequestStatus } from './request-status.js';

interface Transition {
  /** Statuses from which it is possible. */
  readonly from: readonly RequestStatus[];
  /** Types of the selected centre of those who may. */
  readonly by: readonly CentreType[];
}

const NEVER: Transition = { from: [], by: ['REFERENT', 'DISPATCH', 'VACCINATION', 'VACCINATION_POINT'] };

/** By the status that is asked for. */
export const TRANSITIONS: Readonly<Record<RequestKind, Readonly<Record<RequestStatus, Transition>>>> = {
  CENTRE: {
    EN_ATTENTE: { from: ['CONFIRME'], by: ['DISPATCH'] },
    CONFIRME: { from: ['EN_ATTENTE'], by: ['DISPATCH'] },
    TRAITE: { from: ['EN_ATTENTE', 'CONFIRME'], by: ['DISPATCH'] },
    DEPART_MARCHANDISES: { from: ['TRAITE'], by: ['DISPATCH'] },
    REFUSE: { from: ['EN_ATTENTE'], by: ['DISPATCH'] },
    ANNULE: { from: ['EN_ATTENTE', 'CONFIRME'], by: ['REFERENT'] },
  },
  POINT: {
    EN_ATTENTE: NEVER,
    CONFIRME: NEVER,
    TRAITE: { from: ['EN_ATTENTE'], by: ['DISPATCH'] },
    DEPART_MARCHANDISES: NEVER,
    REFUSE: NEVER,
    ANNULE: { from: ['EN_ATTENTE'], by: ['VACCINATION_POINT', 'VACCINATION', 'REFERENT'] },
  },
};
