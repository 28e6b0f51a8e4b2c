/** A .docx as its parts: unpacked with limits, refused where it holds anything but text, styles and pictures. */

import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import yauzl from 'yauzl';
import type { FaultCode } from '../../words/codes.js';
import type { TemplateFault } from './faults.js';
import { parseXml } from './xml.js';

/** Largest file that may be uploaded, in bytes. */
export const MAX_TEMPLATE_BYTES = 5 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
const MAX_PARTS = 400;

export type Parts = ReadonlyMap<string, Uint8Array>;

export type Opened =
  | { readonly parts: Parts; readonly faults: readonly [] }
  | { readonly faults: readonly TemplateFault[] };

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
    parts = await unpack(file);
  } catch (error) {
    return error instanceof Refused ? fault(error.code, error.part) : fault('template.error.damaged');
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

class Refused extends Error {
  constructor(
    readonly code: FaultCode,
    readonly part: string,
  ) {
    super(code);
  }
}

async function unpack(file: Buffer): Promise<Parts> {
  const zip = await new Promise<yauzl.ZipFile>((done, fail) =>
    yauzl.fromBuffer(
      file,
      { lazyEntries: true, validateEntrySizes: true, strictFileNames: true },
      (error, opened) => (error ? fail(error) : done(opened)),
    ),
  );
  if (zip.entryCount > MAX_PARTS) throw new Refused('template.error.tooManyParts', String(zip.entryCount));
  const parts = new Map<string, Uint8Array>();
  let unpacked = 0;
  for (;;) {
    const entry = await nextEntry(zip);
    if (!entry) break;
    if (entry.fileName.endsWith('/')) continue;
    if (parts.has(entry.fileName)) throw new Refused('template.error.duplicatePart', entry.fileName);
    const stream = await new Promise<NodeJS.ReadableStream>((done, fail) =>
      zip.openReadStream(entry, (error, opened) => (error ? fail(error) : done(opened))),
    );
    // What comes out is counted, not what the archive says of itself.
    const counted = new Transform({
      transform(chunk: Buffer, _, done) {
        unpacked += chunk.length;
        if (unpacked > MAX_UNPACKED_BYTES) done(new Refused('template.error.tooLarge', entry.fileName));
        else done(null, chunk);
      },
    });
    stream.on('error', (error) => counted.destroy(error));
    parts.set(entry.fileName, await buffer(stream.pipe(counted)));
  }
  return parts;
}

const nextEntry = (zip: yauzl.ZipFile): Promise<yauzl.Entry | undefined> =>
  new Promise((done, fail) => {
    const settle = (act: () => void) => {
      zip.off('entry', onEntry).off('end', onEnd).off('error', onError);
      act();
    };
    const onEntry = (entry: yauzl.Entry) => settle(() => done(entry));
    const onEnd = () => settle(() => done(undefined));
    const onError = (error: Error) =>
      settle(() =>
        fail(
          /path|characters|fileName/i.test(error.message) ? new Refused('template.error.badPath', '') : error,
        ),
      );
    zip.on('entry', onEntry).on('end', onEnd).on('error', onError);
    zip.readEntry();
  });

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

/** Fields that bring in or run something, whatever their spelling over several runs. */
const FORBIDDEN_FIELDS =
  /\b(?:INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|DDEAUTO|DDE|LINK|RD|DATABASE|EMBED|MACROBUTTON|GOTOBUTTON|CONTROL)\b/i;

function inspectContent(xml: string, name: string, add: Add): void {
  if (/<(?:\w+:)?altChunk\b/i.test(xml)) add('template.error.importedContent', 'altChunk', name);
  if (/<(?:\w+:)?(?:object|OLEObject|control|ocx)\b/.test(xml))
    add('template.error.activeContent', 'object', name);
  if (!/instrText|fldSimple/.test(xml)) return;
  const content = parseXml(xml);
  const instructions = Array.from(content.getElementsByTagName('w:p')).map((paragraph) =>
    Array.from(paragraph.getElementsByTagName('w:instrText'))
      .map(({ textContent }) => textContent ?? '')
      .join(''),
  );
  for (const field of Array.from(content.getElementsByTagName('w:fldSimple'))) {
    instructions.push(field.getAttribute('w:instr') ?? '');
  }
  for (const instruction of instructions) {
    const forbidden = FORBIDDEN_FIELDS.exec(instruction);
    if (forbidden) add('template.error.importedContent', forbidden[0], name);
    const link = /HYPERLINK\s+"?([^"\s\\]+)/i.exec(instruction);
    if (link && !isHarmlessLink(link[1]!)) add('template.error.externalTarget', link[1]!, name);
  }
}
