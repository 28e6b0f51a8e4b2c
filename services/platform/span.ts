/** What is recorded of a piece of work and of the time that it took, and the ids of its trace. */
import { createHash } from 'node:crypto';

export interface SpanToRecord {
  /** Of few values: a route, a command, a projection, never an id. */
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'client' | 'consumer';
  /** Of the request, or of an event that followed from it. */
  readonly correlationId: string;
  /** Duration; the span ends when it is recorded. */
  readonly seconds: number;
  /** Neither bodies nor anything that identifies a person. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed?: boolean;
  /** The first span of the trace, the parent of all others. */
  readonly isRoot?: boolean;
  /** W3C `traceparent` of the caller. */
  readonly calledBy?: string;
}

export interface SpanExport {
  record(span: SpanToRecord): void;
  /** Sends the spans that were recorded and not sent yet. */
  close(): Promise<void>;
}

/** 32 hex digits: of a UUID its own. */
export const traceIdOf = (correlationId: string): string =>
  UUID.test(correlationId)
    ? correlationId.replaceAll('-', '').toLowerCase()
    : digest(correlationId).slice(0, 32);

/** 16 hex digits. */
export const rootSpanIdOf = (correlationId: string): string => digest(`root ${correlationId}`).slice(0, 16);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
