/** A .docx as its parts: unpacked with limits, refused where it holds anything but text, styles and pictures. */

import { zipSync } from 'fflate';
import type { FaultCode } from '../../words/codes.js';
import { unzip, type ZipFault, ZipRefused } from '../unzip.js';
import type { TemplateFault } from './faults.js';
import { fieldFaults } from './word-fields.js';
import { isNestedDeeper, parseXml } from './xml.js';

/** Largest file that may be uploaded, in bytes. */
const MAX_TEMPLATE_BYTES = 5 * 1024 * 1024;
const LIMITS = { bytes: 40 * 1024 * 1024, parts: 400 };
/** Elements in each other: a table within ten others, in a text box, has a hundred. */
const MAX_DEPTH = 256;

export type Parts = ReadonlyMap<string, Uint8Array>;

export interface Opened {
  /** Those that can be read. */
  readonly parts: Parts;
  /** None where the file may be printed from, as far as its tags let it. */
  readonly faults: readonly TemplateFault[];
}

const ZIP_FAULTS: Readonly<Record<ZipFault, FaultCode>> = {
  tooLarge: 'template.error.tooLarge',
  tooManyParts: 'template.error.tooManyParts',
  duplicatePart: 'template.error.duplicatePart',
  badPath: 'template.error.badPath',
  damaged: 'template.error.damaged',
};

const CONTENT_TYPES = '[Content_Types].xml';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const MAIN = `${WORD}.document.main+xml`;
/** Parts in which tags are read and filled. */
const TEXT_PARTS = [MAIN, `${WORD}.header+xml`, `${WORD}.footer+xml`];
/** Parts that are printed as they are. */
const NOTE_PARTS = [`${WORD}.footnotes+xml`, `${WORD}.endnotes+xml`];

const FORBIDDEN_PARTS: readonly [RegExp, FaultCode][] = [
  [/vbaproject|vbadata/i, 'template.error.macro'],
  [
    /activex|embeddings\/|ctrlprops\/|\.(?:bin|exe|dll|js|vbs|ole|htm|html|mht|rtf)$/i,
    'template.error.activeContent',
  ],
  [/afchunk/i, 'template.error.importedContent'],
];
const FORBIDDEN_RELATIONS: readonly [RegExp, FaultCode][] = [
  [/\/(?:vbaProject|wordVbaData)$/i, 'template.error.macro'],
  [/\/(?:oleObject|package|control|activeXControlBinary)$/i, 'template.error.activeContent'],
  [/\/(?:aFChunk|attachedTemplate|subDocument|frame|mailMergeSource)$/i, 'template.error.importedContent'],
];

/** Unpacks and looks through the file; nothing in it is run, resolved or fetched. */
export async function openTemplate(file: Buffer): Promise<Opened> {
  const fault = (code: FaultCode, tag = ''): Opened => ({
    parts: new Map(),
    faults: [{ code, tag, where: '' }],
  });
  if (file.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) return fault('template.error.oldFormat');
  if (!file.subarray(0, 2).equals(Buffer.from('PK'))) return fault('template.error.notDocx');
  if (file.length > MAX_TEMPLATE_BYTES) return fault('template.error.fileTooLarge');
  let parts: Parts;
  try {
    parts = await unzip(file, LIMITS);
  } catch (error) {
    if (error instanceof ZipRefused) return fault(ZIP_FAULTS[error.fault], error.part);
    throw error;
  }
  return inspect(parts);
}

export const pack = (parts: Parts): Buffer => Buffer.from(zipSync(Object.fromEntries(parts), { level: 1 }));

/** Names of the parts that carry tags: the body first, then headers and footers. */
export const textParts = (parts: Parts): string[] => partsOf(TEXT_PARTS, parts);

/** Names of the parts with footnotes and endnotes. */
export const noteParts = (parts: Parts): string[] => partsOf(NOTE_PARTS, parts);

function partsOf(contentTypes: readonly string[], parts: Parts): string[] {
  const types = parts.get(CONTENT_TYPES);
  if (!types) return [];
  const named = Array.from(parseXml(textOf(types)).getElementsByTagName('Override'))
    .filter((override) => contentTypes.includes(override.getAttribute('ContentType') ?? ''))
    .map((override) => ({
      name: (override.getAttribute('PartName') ?? '').replace(/^\//, ''),
      rank: override.getAttribute('ContentType') === MAIN ? 0 : 1,
    }));
  return named
    .filter(({ name }) => parts.has(name))
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
    .map(({ name }) => name);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
/** @throws TypeError where the part is not UTF-8 */
export const textOf = (part: Uint8Array): string => utf8.decode(part);

function inspect(parts: Parts): Opened {
  const readable = new Map(parts);
  const faults: TemplateFault[] = [];
  const unreadable = (code: FaultCode, name: string) => {
    readable.delete(name);
    add(code, name);
  };
  const add = (code: FaultCode, tag: string, where = '') => faults.push({ code, tag, where });
  for (const name of parts.keys()) {
    for (const [pattern, code] of FORBIDDEN_PARTS) if (pattern.test(name)) add(code, name);
  }
  if (!parts.has(CONTENT_TYPES))
    return { parts: new Map(), faults: [{ code: 'template.error.notDocx', tag: '', where: '' }] };
  for (const [name, bytes] of parts) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    try {
      const xml = textOf(bytes);
      if (/<!DOCTYPE|<!ENTITY/i.test(xml)) unreadable('template.error.doctype', name);
      else if (isNestedDeeper(xml, MAX_DEPTH)) unreadable('template.error.tooDeep', name);
      else if (name === CONTENT_TYPES) parseXml(xml);
      else if (/\.rels$/i.test(name)) inspectRelations(xml, name, add);
      else inspectContent(xml, name, add);
    } catch {
      unreadable('template.error.damaged', name);
    }
  }
  const types = readable.get(CONTENT_TYPES);
  if (types && /macroEnabled/i.test(textOf(types))) add('template.error.macro', CONTENT_TYPES);
  else if (faults.length === 0 && !textParts(parts).some((name) => name.endsWith('document.xml')))
    add('template.error.notDocx', '');
  return { parts: readable, faults };
}

type Add = (code: FaultCode, tag: string, where?: string) => void;

function inspectRelations(xml: string, name: string, add: Add): void {
  for (const relation of Array.from(parseXml(xml).getElementsByTagName('Relationship'))) {
    const type = relation.getAttribute('Type') ?? '';
    const target = relation.getAttribute('Target') ?? '';
    const forbidden = FORBIDDEN_RELATIONS.find(([pattern]) => pattern.test(type));
    if (forbidden) {
      add(forbidden[1], target, name);
      continue;
    }
    const external =
      /^external$/i.test(relation.getAttribute('TargetMode') ?? '') ||
      /^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(target);
    if (external && !(/\/hyperlink$/i.test(type) && isHarmlessLink(target))) {
      add('template.error.externalTarget', target, name);
    }
  }
}

const isHarmlessLink = (target: string): boolean => /^(?:https?:\/\/|mailto:|#)/i.test(target.trim());

function inspectContent(xml: string, name: string, add: Add): void {
  if (/<(?:\w+:)?altChunk\b/i.test(xml)) add('template.error.importedContent', 'altChunk', name);
  if (/<(?:\w+:)?(?:object|OLEObject|control|ocx)\b/.test(xml))
    add('template.error.activeContent', 'object', name);
  if (!/instrText|fldSimple/i.test(xml)) return;
  for (const { kind, text } of fieldFaults(parseXml(xml), isHarmlessLink)) {
    const code = kind === 'imports' ? 'template.error.importedContent' : 'template.error.externalTarget';
    add(code, text, name);
  }
}
