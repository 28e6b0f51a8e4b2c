// Generated from services/domain/replenishment/status.ts by `npm run api:generate`: change it there.
import type { RequestKind, RequestStatus } from './request-status.js';
import type { CentreType } from './vocabulary.js';

interface Transition {
  /** Statuses from which it is possible. */
  readonly from: readonly RequestStatus[];
  /** Types of the selected centre of those who may. */
  readonly by: readonly CentreType[];
}

/** By the status that is asked for. */
export const TRANSITIONS: Readonly<Record<RequestKind, Readonly<Record<RequestStatus, Transition>>>> = {
  "CENTRE": {
    "EN_ATTENTE": {
      "from": [
        "CONFIRME"
      ],
      "by": [
        "DISPATCH"
      ]
    },
    "CONFIRME": {
      "from": [
        "EN_ATTENTE"
      ],
      "by": [
        "DISPATCH"
      ]
    },
    "TRAITE": {
      "from": [
        "EN_ATTENTE",
        "CONFIRME"
      ],
      "by": [
        "DISPATCH"
      ]
    },
    "DEPART_MARCHANDISES": {
      "from": [
        "TRAITE"
      ],
      "by": [
        "DISPATCH"
      ]
    },
    "REFUSE": {
      "from": [
        "EN_ATTENTE"
      ],
      "by": [
        "DISPATCH"
      ]
    },
    "ANNULE": {
      "from": [
        "EN_ATTENTE",
        "CONFIRME"
      ],
      "by": [
        "REFERENT"
      ]
    }
  },
  "POINT": {
    "EN_ATTENTE": {
      "from": [],
      "by": [
        "REFERENT",
        "DISPATCH",
        "VACCINATION",
        "VACCINATION_POINT"
      ]
    },
    "CONFIRME": {
      "from": [],
      "by": [
        "REFERENT",
        "DISPATCH",
        "VACCINATION",
        "VACCINATION_POINT"
      ]
    },
    "TRAITE": {
      "from": [
        "EN_ATTENTE"
      ],
      "by": [
        "DISPATCH"
      ]
    },
    "DEPART_MARCHANDISES": {
      "from": [],
      "by": [
        "REFERENT",
        "DISPATCH",
        "VACCINATION",
        "VACCINATION_POINT"
      ]
    },
    "REFUSE": {
      "from": [],
      "by": [
        "REFERENT",
        "DISPATCH",
        "VACCINATION",
        "VACCINATION_POINT"
      ]
    },
    "ANNULE": {
      "from": [
        "EN_ATTENTE"
      ],
      "by": [
        "VACCINATION_POINT",
        "VACCINATION",
        "REFERENT"
      ]
    }
  }
};
