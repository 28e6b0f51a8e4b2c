import type { FastifyReply } from 'fastify';
import type { Slice } from './list-query.js';

export interface Rows<Row> {
  readonly rows: readonly Row[];
  /** Of all pages. */
  readonly total: number;
}

export interface Page<Row> {
  readonly content: readonly Row[];
  readonly totalElements: number;
}

/** In the style in which the list was asked for; a bare array says how much there is in `Content-Range`, too. */
export function answerList<Row>(
  reply: FastifyReply,
  name: string,
  { rows, total }: Rows<Row>,
  { style, offset }: Slice,
): readonly Row[] | Page<Row> {
  if (style === 'page') return { content: rows, totalElements: total };
  const last = rows.length === 0 ? offset : offset + rows.length - 1;
  reply.header('Content-Range', `${name} ${offset}-${last}/${total}`);
  return rows;
}
