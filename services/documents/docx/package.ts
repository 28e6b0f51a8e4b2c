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

export type Opened =
  | { readonly parts: Parts; readonly faults: readonly [] }
  | { readonly faults: readonly TemplateFault[] };

const ZIP_FAULTS: Readonly<Record<ZipFault, FaultCode>> = {
  tooLarge: 'template.error.tooLarge',
  tooManyParts: 'template.error.tooManyParts',
  duplicatePart: 'template.error.duplicatePart',
  badPath: 'template.error.badPath',
  damaged: 'template.error.damaged',
};

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const MAIN = `${WORD}.document.main+xml`;
/** Parts in which tags are read and filled. */
const TEXT_PARTS = [MAIN, `${WORD}.header+xml`, `${WORD}.footer+xml`];

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
  const fault = (code: FaultCode, tag = '', where = ''): Opened => ({ faults: [{ code, tag, where }] });
  if (file.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) return fault('template.error.oldFormat');
  if (!file.subarray(0, 2).equals(Buffer.from('PK'))) return fault('template.error.notDocx');
  if (file.length > MAX_TEMPLATE_BYTES) return fault('template.error.tooLarge');
  let parts: Parts;
  try {
    parts = await unzip(file, LIMITS);
  } catch (error) {
    if (error instanceof ZipRefused) return fault(ZIP_FAULTS[error.fault], error.part);
    throw error;
  }
  const faults = inspect(parts);
  return faults.length > 0 ? { faults } : { parts, faults: [] };
}

export const pack = (parts: Parts): Buffer => Buffer.from(zipSync(Object.fromEntries(parts), { level: 1 }));

/** Names of the parts that carry tags: the body first, then headers and footers. */
export function textParts(parts: Parts): string[] {
  const types = parseXml(textOf(parts.get('[Content_Types].xml')!));
  const named = Array.from(types.getElementsByTagName('Override'))
    .filter((override) => TEXT_PARTS.includes(override.getAttribute('ContentType') ?? ''))
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

function inspect(parts: Parts): TemplateFault[] {
  const faults: TemplateFault[] = [];
  const add = (code: FaultCode, tag: string, where = '') => faults.push({ code, tag, where });
  for (const name of parts.keys()) {
    for (const [pattern, code] of FORBIDDEN_PARTS) if (pattern.test(name)) add(code, name);
  }
  const types = parts.get('[Content_Types].xml');
  if (!types) return [{ code: 'template.error.notDocx', tag: '', where: '' }];
  for (const [name, bytes] of parts) {
    if (!/\.(?:xml|rels)$/i.test(name)) continue;
    try {
      const xml = textOf(bytes);
      if (/<!DOCTYPE|<!ENTITY/i.test(xml)) add('template.error.doctype', name);
      else if (isNestedDeeper(xml, MAX_DEPTH)) add('template.error.tooDeep', name);
      else if (/\.rels$/i.test(name)) inspectRelations(xml, name, add);
      else inspectContent(xml, name, add);
    } catch {
      add('template.error.damaged', name);
    }
  }
  if (faults.length === 0) {
    if (/macroEnabled/i.test(textOf(types))) add('template.error.macro', '[Content_Types].xml');
    else if (!textParts(parts).some((name) => name.endsWith('document.xml')))
      add('template.error.notDocx', '');
  }
  return faults;
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
