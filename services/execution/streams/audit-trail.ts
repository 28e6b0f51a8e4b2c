import {
  type AuditTrailEvent,
  type AuditTrailState,
  decide,
  evolve,
  type SealAuditTrail,
  unsealed,
} from '../../domain/audit-trail/audit-trail.js';
import { STREAM_PREFIX } from '../../domain/shared/streams.js';
import { StreamRunner } from '../stream-runner.js';
import type { StreamType } from '../stream-type.js';
import { Upcasters } from '../upcasting.js';

/** What the audit trail came to, `audit-trail-<id>`. */
export const auditTrailType: StreamType<AuditTrailState, SealAuditTrail, AuditTrailEvent> = {
  prefix: STREAM_PREFIX.auditTrail,
  initialState: () => unsealed,
  decide,
  evolve,
  upcasters: new Upcasters(),
};

/** Seals the audit trail. */
export class AuditTrailExecution extends StreamRunner<AuditTrailState, SealAuditTrail, AuditTrailEvent> {}
