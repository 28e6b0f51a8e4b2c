/** Mails as the service shows them. */
import type { Schemas } from '../../api/types.js';

export type OutboxRow = Schemas['OutboxMailRow'];

const LINK = /(https?:\/\/[^\s<>"]+)/;

export interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/** A text cut at its links, of which only web addresses are any. */
export const partsOf = (text: string): readonly TextPart[] =>
  text
    .split(LINK)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter(({ text: part }) => part !== '');
