/**
 * Reads a template against the fields of its document type and tells everything that is wrong with it at once.
 * Blocks are matched here, not by Handlebars, which stops at the first fault.
 */
import Handlebars from 'handlebars';
import type { FaultCode } from '../../words/codes.js';
import type { DocumentType } from '../document-type.js';
import { fieldsOf } from '../fields/catalogue.js';
import type { Field, Fields, GroupField } from '../fields.js';
import type { TemplateFault } from './faults.js';
import { movedPast } from './hoist.js';
import { noteParts, openTemplate, type Parts, textOf, textParts } from './package.js';
import { readPart, sourceOf, type TemplatePart } from './source.js';
import type { Tag } from './tags.js';

/**
 * Every fault of an uploaded template; empty: it can be kept and printed from.
 *
 * @param file the .docx as uploaded; read, never run
 */
export async function checkTemplate(file: Buffer, type: DocumentType): Promise<TemplateFault[]> {
  const opened = await openTemplate(file);
  const faults: TemplateFault[] = [...opened.faults];
  for (const name of textParts(opened.parts)) {
    const partName = /([^/]+)\.xml$/.exec(name)![1]!.replace('document', 'body');
    const part = readIn(opened.parts, name, faults);
    if (!part) continue;
    const faultsBefore = faults.length;
    const where = (paragraph: number) => `${partName} ¶ ${paragraph}`;
    for (const { kind, text, paragraphNumber } of part.stray) {
      const code = kind === 'unclosed' ? 'template.error.unclosedTag' : 'template.error.unopenedTag';
      faults.push({ code, tag: text, where: where(paragraphNumber) });
    }
    const report: Report = (code, tag) => {
      faults.push({ code, tag: tag.text, where: where(tag.paragraphNumber) });
    };
    new BlockReader(fieldsOf(type), report).read(part.tags);
    // Where blocks have no matching ends, nothing certain can be said about what they contain: skip these checks.
    if (faults.slice(faultsBefore).some(({ code }) => LEAVES_BLOCKS_OPEN.has(code))) continue;
    const source = sourceOf(part);
    const moved = movedPast(part.document, part.tags);
    if (moved) report('template.error.blockAcrossParts', moved);
    if (faults.length > faultsBefore || !syntaxFault(source)) continue;
    const malformed = malformedTag(part.tags);
    if (malformed) report('template.error.syntax', malformed);
    else faults.push({ code: 'template.error.syntax', tag: '', where: partName });
  }
  for (const name of noteParts(opened.parts)) {
    for (const { text } of readIn(opened.parts, name, faults)?.tags ?? [])
      faults.push({ code: 'template.error.tagInNote', tag: text, where: '' });
  }
  return faults.slice(0, MOST_FAULTS);
}

function readIn(parts: Parts, name: string, faults: TemplateFault[]): TemplatePart | undefined {
  try {
    return readPart(textOf(parts.get(name)!));
  } catch {
    faults.push({ code: 'template.error.damaged', tag: name, where: '' });
    return undefined;
  }
}

const LEAVES_BLOCKS_OPEN: ReadonlySet<FaultCode> = new Set([
  'template.error.unclosedTag',
  'template.error.unopenedTag',
  'template.error.syntax',
  'template.error.partial',
  'template.error.decorator',
  'template.error.elseOutsideBlock',
  'template.error.blockMismatch',
  'template.error.unclosedBlock',
]);

/** What Handlebars, which fills the template, says where it does not take the text for one. */
function syntaxFault(source: string): string | undefined {
  try {
    Handlebars.parse(source);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The tag at which Handlebars stops, each on a line of its own: alone it is none of the faults that are looked for. */
function malformedTag(tags: readonly Tag[]): Tag | undefined {
  const fault = syntaxFault(tags.map(({ text }) => text.replace(/\s/g, ' ')).join('\n'));
  const line = /line (\d+)/.exec(fault ?? '')?.[1];
  return line === undefined ? undefined : tags[Number(line) - 1];
}

/** Nobody reads more of them at once. */
const MOST_FAULTS = 200;

/** What a path means: a field, or all that is in reach (`this`). */
type Meant = Field | Pick<GroupField, 'kind' | 'fields'>;

type Report = (code: FaultCode, tag: Tag) => void;

interface OpenBlock {
  readonly name: string;
  readonly tag: Tag;
  /** Fields that a bare name means inside of it; undefined: unknown, so that one fault is not told many times. */
  readonly fields: Fields | undefined;
  /** False for `if` and `unless`, which open no new scope for `../`. */
  readonly scope: boolean;
  /** Inside of `each` there are `@index` and the like. */
  readonly loop: boolean;
}

const HELPERS = new Set(['each', 'if', 'unless', 'with']);
const LOOP_DATA = new Set(['@index', '@first', '@last', '@key']);

const isElse = (inner: string): boolean => inner === 'else' || inner === '^' || /^else\s+if\b/.test(inner);

/** One that does not end would hide everything up to the next one that does. */
const COMMENT = /^!--[\s\S]*--$/;

/** What Handlebars could do and a template may not. */
function refusedSyntax({ text, inner }: Tag): FaultCode | undefined {
  if (text.startsWith('{{{') || inner.startsWith('&')) return 'template.error.rawTag';
  if (/^#?>/.test(inner)) return 'template.error.partial';
  if (/^#?\s*\*/.test(inner)) return 'template.error.decorator';
  return inner.startsWith('!--') && !COMMENT.test(inner) ? 'template.error.syntax' : undefined;
}

class BlockReader {
  private readonly open: OpenBlock[] = [];

  constructor(
    private readonly root: Fields,
    private readonly report: Report,
  ) {}

  read(tags: readonly Tag[]): void {
    for (const tag of tags) this.readTag(tag);
    for (const { tag } of this.open) this.report('template.error.unclosedBlock', tag);
  }

  private readTag(tag: Tag): void {
    const { inner } = tag;
    const refused = refusedSyntax(tag);
    if (refused) this.report(refused, tag);
    else if (inner.startsWith('/')) this.close(inner.slice(1).trim(), tag);
    else if (isElse(inner)) this.otherwise(inner, tag);
    else if (inner.startsWith('#') || inner.startsWith('^')) this.enter(inner.slice(1).trim(), tag);
    else if (!inner.startsWith('!')) this.value(inner, tag);
  }

  private close(name: string, tag: Tag): void {
    const block = this.open.at(-1);
    if (block?.name === name) this.open.pop();
    else {
      this.report('template.error.blockMismatch', tag);
      const match = this.open.findLastIndex((candidate) => candidate.name === name);
      if (match >= 0) {
        for (const { tag: left } of this.open.splice(match).slice(1))
          this.report('template.error.unclosedBlock', left);
      }
    }
  }

  private otherwise(inner: string, tag: Tag): void {
    if (this.open.length === 0) this.report('template.error.elseOutsideBlock', tag);
    const condition = /^else\s+if\s+(.*)$/.exec(inner)?.[1];
    if (condition !== undefined) this.argument(condition, tag);
  }

  private enter(expression: string, tag: Tag): void {
    const [name = '', ...rest] = expression.split(/\s+/);
    const known = HELPERS.has(name);
    const field = known ? this.argument(rest.join(' '), tag) : this.argument(expression, tag);
    const kind = known ? name : field?.kind === 'list' ? 'each' : field?.kind === 'group' ? 'with' : 'if';
    if (field && kind === 'each' && field.kind !== 'list') this.report('template.error.wrongKind', tag);
    if (field && kind === 'with' && field.kind !== 'group') this.report('template.error.wrongKind', tag);
    // No document has lists in lists; each further level would multiply what is printed.
    if (kind === 'each' && this.open.some(({ loop }) => loop)) this.report('template.error.nestedList', tag);
    const inside = kind === 'each' || kind === 'with';
    const fields = inside ? (field && 'fields' in field ? field.fields : undefined) : this.current();
    this.open.push({ name, tag, fields, scope: inside, loop: kind === 'each' });
  }

  private value(expression: string, tag: Tag): void {
    const field = this.argument(expression, tag);
    if (field && (field.kind === 'list' || field.kind === 'group'))
      this.report('template.error.wrongKind', tag);
  }

  /** What one path means; what is wrong with it has been told where there is none. */
  private argument(expression: string, tag: Tag): Meant | undefined {
    let path: hbs.AST.PathExpression;
    try {
      const [statement] = Handlebars.parse(`{{${expression}}}`).body as hbs.AST.MustacheStatement[];
      if (statement?.type !== 'MustacheStatement') throw new Error('not an expression');
      const first = statement.path as hbs.AST.PathExpression;
      if (statement.params.length > 0 || statement.hash?.pairs.length > 0) {
        this.report('template.error.unknownHelper', tag);
        return undefined;
      }
      if (first.type !== 'PathExpression') throw new Error('not a path');
      path = first;
    } catch {
      this.report('template.error.syntax', tag);
      return undefined;
    }
    return this.resolve(path, tag);
  }

  private resolve(path: hbs.AST.PathExpression, tag: Tag): Meant | undefined {
    if (path.data) {
      if (path.parts[0] === 'root') return this.walk(this.root, path.parts.slice(1), tag);
      const inLoop = this.open.some(({ loop }) => loop);
      if (!(inLoop && LOOP_DATA.has(path.original))) this.report('template.error.unknownField', tag);
      return undefined;
    }
    const scopes = [this.root, ...this.open.filter(({ scope }) => scope).map(({ fields }) => fields)];
    if (path.depth >= scopes.length) {
      this.report('template.error.unknownField', tag);
      return undefined;
    }
    const fields = scopes.at(-1 - path.depth);
    return fields && this.walk(fields, path.parts, tag);
  }

  private walk(fields: Fields, parts: readonly string[], tag: Tag): Meant | undefined {
    let field: Meant | undefined = { kind: 'group', fields };
    let within: Fields | undefined = fields;
    for (const part of parts) {
      field = within && Object.hasOwn(within, part) ? within[part] : undefined;
      if (!field) {
        this.report('template.error.unknownField', tag);
        return undefined;
      }
      within = field.kind === 'group' ? field.fields : undefined;
    }
    return field;
  }

  private current(): Fields | undefined {
    const scopes = this.open.filter(({ scope }) => scope);
    return scopes.length === 0 ? this.root : scopes.at(-1)!.fields;
  }
}
