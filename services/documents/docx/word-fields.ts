/** Fields of Word: each has an instruction, whose first word says what it does (ECMA-376 part 1, 17.16). */
import type { Document, Element, Node } from '@xmldom/xmldom';

/** Stands in an instruction for what only Word would know: the result of a field in it. */
const UNKNOWN = '\uFFFC';

/** Fields that bring in or run something. */
const FORBIDDEN = [
  ...['INCLUDEPICTURE', 'INCLUDETEXT', 'INCLUDE', 'IMPORT', 'DDEAUTO', 'DDE', 'LINK', 'RD', 'DATABASE'],
  ...['EMBED', 'MACROBUTTON', 'GOTOBUTTON', 'CONTROL'],
];

interface FieldFault {
  readonly kind: 'imports' | 'leads';
  /** The beginning of the instruction, or the target of the link. */
  readonly text: string;
}

/** @param isHarmless whether a link may lead there */
export function fieldFaults(document: Document, isHarmless: (target: string) => boolean): FieldFault[] {
  return instructionsOf(document).flatMap((instruction): FieldFault[] => {
    const written = instruction.replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"');
    const [start, name] = /^[\s"]*([^\s"\\\uFFFC]*)/.exec(written) as unknown as [string, string];
    const rest = written.slice(start.length);
    // The result of another field may go on with the name.
    const mayBe = (word: string) =>
      rest.startsWith(UNKNOWN) ? word.startsWith(name.toUpperCase()) : word === name.toUpperCase();
    if (FORBIDDEN.some(mayBe)) return [{ kind: 'imports', text: excerpt(instruction) }];
    const target = mayBe('HYPERLINK') ? targetIn(rest) : '';
    return target === '' || isHarmless(target) ? [] : [{ kind: 'leads', text: excerpt(target) }];
  });
}

const excerpt = (text: string): string => text.trim().slice(0, 60).replaceAll(UNKNOWN, '…');

/** What a link leads to; empty where it is a place of the document. */
function targetIn(rest: string): string {
  const words = rest.match(/"[^"]*"?|[^\s"]+/g) ?? [];
  for (let at = 0; at < words.length; at++) {
    if (/^\\[lot*@#]$/i.test(words[at]!)) at++;
    else if (!/^\\.$/.test(words[at]!)) {
      const target = words[at]!.replaceAll('"', '').trim();
      if (target !== '') return target;
    }
  }
  return '';
}

/** A field that is being read: its instruction, then what Word made of it. */
interface OpenField {
  readonly index: number;
  inInstruction: boolean;
}

/** The instruction of each field, whatever runs and paragraphs it spans; one outside of a field has no known name. */
function instructionsOf(document: Document): string[] {
  const instructions: string[] = [];
  const open: OpenField[] = [];
  const begin = (instruction: string, inInstruction: boolean) => {
    say(UNKNOWN);
    open.push({ index: instructions.push(instruction) - 1, inInstruction });
  };
  const say = (text: string): boolean => {
    const field = open.at(-1);
    if (field?.inInstruction) instructions[field.index] += text;
    return field?.inInstruction === true;
  };
  const read = (node: Node): void => {
    switch (node.localName) {
      case 'fldChar': {
        const type = attribute(node as Element, 'fldCharType');
        if (type === 'begin') begin('', true);
        else if (type === 'end') open.pop();
        else if (open.length > 0) open.at(-1)!.inInstruction = false;
        return;
      }
      case 'instrText':
      case 'delInstrText':
        if (!say(node.textContent!) && isWritten(node)) instructions.push(UNKNOWN + node.textContent);
        return;
      case 't':
        if (isWritten(node)) say(UNKNOWN);
        return;
      case 'fldSimple':
        begin(attribute(node as Element, 'instr'), false);
        readIn(node);
        open.pop();
        return;
      default:
        readIn(node);
    }
  };
  const readIn = (node: Node): void => {
    for (let child = node.firstChild; child; child = child.nextSibling) read(child);
  };
  readIn(document);
  return instructions;
}

const isWritten = (node: Node): boolean => node.textContent!.trim() !== '';

/** Whatever the prefix of its namespace. */
const attribute = (element: Element, name: string): string =>
  Array.from(element.attributes).find(({ localName }) => localName === name)?.value ?? '';
