/** What is told of something that took its time, and under which ids. */
import { createHash } from 'node:crypto';

export interface SpanToTell {
  /** Of few values: a route, a command, a projection, never an id. */
  readonly name: string;
  readonly kind: 'server' | 'internal' | 'client' | 'consumer';
  /** Of the request, or of an event that followed from it. */
  readonly correlationId: string;
  /** Until now. */
  readonly seconds: number;
  /** Neither bodies nor what says who a person is. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly failed?: boolean;
  /** The first span of the trace, under which all others stand. */
  readonly isRoot?: boolean;
  /** W3C `traceparent` of who called. */
  readonly calledBy?: string;
}

export interface SpanExport {
  tell(span: SpanToTell): void;
  /** What was told and not sent is sent. */
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
