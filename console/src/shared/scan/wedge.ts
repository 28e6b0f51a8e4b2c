/**
 * A hand scanner that types like a keyboard: what it read, then Enter. Told from somebody's typing by the time between
 * the keys and by what is typed: an element string of GS1 that names a product or says its symbology
 * (docs/rules/scanning.md, SN-8).
 */
import { elementsOf, MAX_SCANNED } from '../../api/generated/elements.js';
import { gtinOf } from '../../api/generated/gtin.js';

/** GS1's separator of elements; a scanner types it as Ctrl+] or as the character itself. */
export const SEPARATOR = '\u001d';

/** Milliseconds between two keys: slow scanners take 100. */
const BETWEEN_KEYS_MS = 150;

/** Begins with a symbology identifier, with an identifier in brackets, or with a GTIN, whatever its check digit. */
const START_OF_CODE = /^(\][A-Za-z]\d.{8}|\(\d{2,4}\).{6}|01\d{14})/s;

const LEAST_CODE = 12;

/** Its `timeStamp` says in milliseconds when it was pressed, however late it is seen. */
export type Key = Readonly<Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>>;

export interface Burst {
  readonly code: string;
  /** `timeStamp` of its first key. */
  readonly since: number;
}

/** Collects the keys of a scanner. */
export class Wedge {
  private code = '';
  private since = 0;
  private last = Number.NEGATIVE_INFINITY;

  /** True where the key begins what may become a code. */
  isFirst(): boolean {
    return this.code.length === 1;
  }

  /** A code, with the Enter that ends it; undefined for every other key. */
  press(key: Key): Burst | undefined {
    const isLate = key.timeStamp - this.last > BETWEEN_KEYS_MS;
    if (key.key === 'Enter') {
      const { code, since } = this;
      this.forget();
      return isCode(code) && !isLate ? { code, since } : undefined;
    }
    const typed = characterOf(key);
    if (typed === '') return undefined;
    if (isLate || typed === undefined || this.code.length >= MAX_SCANNED) this.forget();
    if (typed === undefined) return undefined;
    if (this.code === '') this.since = key.timeStamp;
    this.code += typed;
    this.last = key.timeStamp;
    return undefined;
  }

  private forget(): void {
    this.code = '';
    this.last = Number.NEGATIVE_INFINITY;
  }
}

function isCode(code: string): boolean {
  if (code.length < LEAST_CODE) return false;
  return START_OF_CODE.test(code.replace(SEPARATOR, '')) || holdsGtin(code);
}

/** Has an element 01, after whatever others, whose check digit is right. */
function holdsGtin(code: string): boolean {
  // A text of 13 digits, which has room for no such element, may be the number of a shop's bar code: no elements.
  if (!/01\d{14}/.test(code)) return false;
  return elementsOf(code).some(({ ai, value }) => ai === '01' && gtinOf(value) === value);
}

/** Empty for the keys that only change others; undefined for one that types nothing. */
function characterOf({ key, ctrlKey, altKey, metaKey }: Key): string | undefined {
  if (['Shift', 'Control', 'Alt', 'AltGraph', 'CapsLock'].includes(key)) return '';
  if (key === SEPARATOR || (ctrlKey && key === ']')) return SEPARATOR;
  // AltGr, with which some keyboards type brackets, is Ctrl and Alt together.
  if (metaKey || ctrlKey !== altKey) return undefined;
  return key.length === 1 ? key : undefined;
}
