/**
 * Reads what a scanner sends for a GS1 DataMatrix, GS1-128, GS1 QR code or DataBar. The console has a copy, for scans
 * without a network. Rules: docs/rules/scanning.md.
 */
import { gtinOf } from './gtin.js';

/** What a code says about a batch; null where it says nothing. */
export interface ScannedCode {
  /** AI 01: 14 digits. */
  readonly gtin: string | null;
  /** AI 10: 1 to 20 characters. */
  readonly lot: string | null;
  /** AI 17: `YYYY-MM-DD`. */
  readonly expiry: string | null;
  /** AI 21. */
  readonly serial: string | null;
}

export class UnreadableCode extends Error {
  override readonly name = 'UnreadableCode';
}

/** More than any symbol on goods says; a longer text was not scanned. */
export const MAX_SCANNED = 500;

/**
 * Checks elements by the dictionary of application identifiers (AIs) of the library that draws bar codes. Service and
 * browser load different builds of it.
 *
 * @param elements AIs in brackets, each value as `^` and three digits where a character is neither letter nor digit
 * @throws Error of the library, whose message begins with `bwipp.` where the elements are at fault
 */
export type CheckElements = (elements: string) => unknown;

/** An application identifier and its value. */
interface Element {
  readonly ai: string;
  readonly value: string;
}

/** The separator that scanners send for FNC1. */
const FNC1 = '\x1d';

/**
 * @param code element string with FNC1 as `\x1d`, with or without a symbology identifier and an outer FNC1, or with
 *   its AIs in brackets
 * @param today gives the years of two digits their century
 * @throws UnreadableCode where the text is none, an AI is unknown, a value is not what its AI allows, or two elements
 *   contradict each other
 */
export function readElements(code: string, today: Date, check: CheckElements): ScannedCode {
  const elements = elementsOf(code);
  assertValid(elements, check);
  return saidBy(elements, today);
}

/**
 * The elements in their order; whether their AIs exist and allow their values is not looked at.
 *
 * @throws UnreadableCode where the text is none
 */
export function elementsOf(code: string): Element[] {
  if (code.length > MAX_SCANNED) throw new UnreadableCode('longer than any symbol');
  // Thirteen digits with a right check digit are what a shop's bar code says: a number without an AI.
  if (/^\d{13}$/.test(code) && gtinOf(code))
    throw new UnreadableCode('a number without an application identifier');
  let content = code.replace(/^\](?:d2|C1|e0|Q3)/, '');
  if (content.startsWith(FNC1)) content = content.slice(1);
  if (content.endsWith(FNC1)) content = content.slice(0, -1);
  return content.startsWith('(') ? bracketed(content) : concatenated(content);
}

/** `(01)03400930000014(10)AB`: an AI in brackets ends the value before it. */
function bracketed(content: string): Element[] {
  const parts = content.split(/\((\d{2,4})\)/);
  if (parts[0] !== '') throw new UnreadableCode('something before the first application identifier');
  const elements: Element[] = [];
  for (let at = 1; at < parts.length; at += 2) elements.push({ ai: parts[at]!, value: parts[at + 1]! });
  return elements;
}

function concatenated(content: string): Element[] {
  const elements: Element[] = [];
  let at = 0;
  while (at < content.length) {
    const ai = content.slice(at, at + lengthOfAi(content.slice(at, at + 2)));
    const predefined = PREDEFINED_LENGTHS[ai.slice(0, 2)];
    const separator = content.indexOf(FNC1, at);
    const end = separator === -1 ? content.length : separator;
    const stop = predefined === undefined ? end : Math.min(end, at + predefined);
    elements.push({ ai, value: content.slice(at + ai.length, stop) });
    // A separator after an element of predefined length is not needed, and allowed.
    at = stop === end ? end + 1 : stop;
  }
  return elements;
}

/** By their first two digits, the AIs whose elements need no separator: length with the AI, in characters. */
const PREDEFINED_LENGTHS: Readonly<Record<string, number>> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18, '20': 4, '41': 16 },
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((ai) => [ai, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((ai) => [ai, 10])),
};

/** The first two digits say how long an AI is. */
function lengthOfAi(start: string): number {
  if (/^(?:23|24|25|40|41|42|71)$/.test(start)) return 3;
  return /^(?:3[1-69]|43|70|72|8[0-2])$/.test(start) ? 4 : 2;
}

function assertValid(elements: readonly Element[], check: CheckElements): void {
  if (elements.length === 0) throw new UnreadableCode('nothing in it');
  for (const { ai, value } of elements) {
    if (!/^\d{2,4}$/.test(ai)) throw new UnreadableCode(`${ai} is no application identifier`);
    if (!/^[!-~]+$/.test(value)) throw new UnreadableCode(`AI ${ai}: not a value`);
  }
  try {
    check(elements.map(({ ai, value }) => `(${ai})${escaped(value)}`).join(''));
  } catch (error) {
    const { message } = error as Error;
    // A label may leave the product out: what it says about the batch is read all the same. It is the last check.
    if (message.startsWith('bwipp.GS1missingAIs')) return;
    if (message.startsWith('bwipp.')) throw new UnreadableCode(message);
    throw error;
  }
}

/** Each character that is neither letter nor digit by its number, so that none means something to the library. */
const escaped = (value: string) =>
  value.replace(/[^0-9A-Za-z]/g, (character) => `^${`${character.charCodeAt(0)}`.padStart(3, '0')}`);

function saidBy(elements: readonly Element[], today: Date): ScannedCode {
  const value = (ai: string) => elements.find((element) => element.ai === ai)?.value ?? null;
  const expiry = value('17');
  return {
    gtin: value('01'),
    lot: value('10'),
    expiry: expiry && dateOf(expiry, today.getUTCFullYear()),
    serial: value('21'),
  };
}

/** Day 00 is the last day of the month. A year is at most 49 years back and 50 ahead. */
function dateOf(yymmdd: string, thisYear: number): string {
  const [year, month, day] = [0, 2, 4].map((at) => Number(yymmdd.slice(at, at + 2))) as [
    number,
    number,
    number,
  ];
  const century = thisYear - (thisYear % 100);
  const ahead = year - (thisYear % 100);
  const fullYear = century + year + (ahead > 50 ? -100 : ahead < -49 ? 100 : 0);
  const date =
    day === 0 ? new Date(Date.UTC(fullYear, month, 0)) : new Date(Date.UTC(fullYear, month - 1, day));
  return date.toISOString().slice(0, 10);
}
