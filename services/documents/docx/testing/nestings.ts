/** Random templates: blocks in each other over runs, paragraphs, cells and rows. */
import fc from 'fast-check';
import type { Body, Line, TableOfLines } from './paragraphs.js';

/**
 * Where the tag of a block is written: after what precedes it, in a paragraph or row of its own, before what follows, or
 * between the two in one paragraph.
 */
type Side = 'behind' | 'alone' | 'ahead' | 'between';

interface Block<Part> {
  readonly condition: number;
  readonly parts: readonly Part[];
  readonly otherwise: readonly Part[];
  readonly sides: readonly [Side, Side, Side];
}
/** Words of a paragraph, each in a run of its own where it says so. */
interface Words {
  readonly words: readonly (Word | Block<Word>)[];
}
interface Word {
  readonly ownRun: boolean;
}
type Flow = Words | Block<Flow>;
interface Row {
  readonly cells: readonly (readonly Flow[])[];
}
interface Table {
  readonly table: readonly (Row | Block<Row>)[];
}
type Part = Flow | Table | Block<Part>;

const side = fc.constantFrom<Side>('behind', 'alone', 'ahead', 'between');
const blockOf = <P>(part: fc.Arbitrary<P>): fc.Arbitrary<Block<P>> =>
  fc.record({
    condition: fc.nat(9),
    parts: fc.array(part, { minLength: 1, maxLength: 2 }),
    otherwise: fc.array(part, { maxLength: 1 }),
    sides: fc.tuple(side, side, side),
  });
/** Blocks up to three deep around what is given. */
const nested = <P>(leaf: fc.Arbitrary<P>, depth = 3): fc.Arbitrary<P | Block<P>> =>
  depth === 0 ? leaf : fc.oneof(leaf, blockOf(nested(leaf, depth - 1) as fc.Arbitrary<P>));

const words: fc.Arbitrary<Words> = fc.record({
  words: fc.array(nested(fc.record({ ownRun: fc.boolean() }), 1), { minLength: 1, maxLength: 2 }),
});
const cell = fc.array(nested<Flow>(words, 2), { minLength: 1, maxLength: 2 });
const row: fc.Arbitrary<Row> = fc.record({ cells: fc.array(cell, { minLength: 2, maxLength: 2 }) });
const table: fc.Arbitrary<Table> = fc.record({
  table: fc.array(nested(row, 2), { minLength: 1, maxLength: 3 }),
});
const bodyOf = (part: fc.Arbitrary<Part>) => fc.array(nested<Part>(part), { minLength: 1, maxLength: 3 });
const body = fc.oneof(bodyOf(words), bodyOf(fc.oneof(words, table)));

const isBlock = <P>(part: P | Block<P>): part is Block<P> =>
  typeof part === 'object' && part !== null && 'sides' in part;

/** Conditions, by whether they are asked within a repetition, and what repeats. */
export const OUTSIDE = ['decongele', 'transfert', 'suiviDesactive', 'annule', 'recu', 'receptionConforme'];
const INSIDE = ['decongele', 'retour'];

/** Writes a template down in paragraphs and, tag by tag and word by word, as one text. */
class Author {
  readonly body: (Line | TableOfLines)[] = [];
  /** Paragraphs where the next one goes: of the body, of a cell. */
  private place: Line[] = this.body as Line[];
  /** Tags that go ahead of the next words. */
  private ahead = '';
  /** Whether the next words belong to the last paragraph. */
  private goesOn = false;
  private loops = 0;
  private paragraphs = 0;
  private said = 0;
  /** Runs of the last paragraph, to which a tag may still be added. */
  private last: string[] | undefined;

  paragraph(runs: readonly string[]): void {
    const written = [this.ahead + runs[0], ...runs.slice(1)];
    this.ahead = '';
    if (this.last && this.goesOn && this.place.at(-1) === this.last) this.last.push(...written);
    else {
      this.last = written;
      this.place.push(written);
    }
    this.goesOn = false;
  }

  /** A paragraph for the tags that go ahead. */
  tags = (): void => {
    this.paragraphs++;
    this.paragraph(['']);
  };

  tag(text: string, where: Side, alone = this.tags): void {
    if ((where === 'behind' || where === 'between') && this.last && this.ahead === '') {
      this.last[this.last.length - 1] += text;
      this.goesOn = where === 'between';
    } else {
      this.ahead += text;
      if (where === 'alone') alone();
    }
  }

  block<P>(
    { condition, parts, otherwise, sides }: Block<P>,
    write: (part: P | Block<P>) => void,
    put: (text: string, where: Side) => void,
  ): void {
    const repeats = this.loops === 0 && condition > 6;
    const names = this.loops > 0 ? INSIDE : OUTSIDE;
    const name = repeats ? 'lignes' : names[condition % names.length]!;
    const helper = repeats ? 'each' : 'if';
    put(`{{#${helper} ${name}}}`, sides[0]);
    if (repeats) this.loops++;
    parts.forEach(write);
    if (otherwise.length > 0) {
      put('{{else}}', sides[1]);
      otherwise.forEach(write);
    }
    if (repeats) this.loops--;
    put(`{{/${helper}}}`, sides[2]);
  }

  word(): string {
    const values = this.loops > 0 ? '{{lot}}@{{@index}}' : '{{numeroBl}}@';
    return `${this.said++}:${values}p${this.paragraphs};`;
  }

  words({ words }: Words): void {
    if (!this.goesOn) this.paragraphs++;
    const runs = [''];
    const put = (text: string) => {
      runs[runs.length - 1] += text;
    };
    const write = (part: Word | Block<Word>): void => {
      if (isBlock(part)) this.block(part, write, put);
      else {
        if (part.ownRun) runs.push('');
        put(this.word());
      }
    };
    words.forEach(write);
    this.paragraph(runs);
  }

  flow = (part: Flow): void => {
    if (isBlock<Flow>(part)) this.block<Flow>(part, this.flow, (text, where) => this.tag(text, where));
    else this.words(part as Words);
  };

  cell(parts: readonly Flow[]): Line[] {
    const lines: Line[] = [];
    this.place = lines;
    this.last = undefined;
    this.goesOn = false;
    parts.forEach(this.flow);
    // A block of a cell ends in it.
    if (this.ahead !== '') this.tags();
    return lines;
  }

  table({ table }: Table): void {
    const rows: Line[][][] = [];
    const outer = this.place;
    const add = (cells: readonly (readonly Flow[])[]) => {
      const written: Line[][] = [];
      rows.push(written);
      for (const parts of cells) written.push(this.cell(parts));
    };
    const alone = () => {
      const lines: Line[] = [];
      this.place = lines;
      this.tags();
      rows.push([lines, ['']]);
    };
    const write = (part: Row | Block<Row>): void => {
      if (isBlock<Row>(part))
        this.block<Row>(part, write, (text, where) =>
          this.tag(
            text,
            where === 'alone' ? where : rows.length === 0 || where === 'ahead' ? 'ahead' : 'behind',
            alone,
          ),
        );
      else add((part as Row).cells);
    };
    table.forEach(write);
    // A block of rows ends in the table.
    if (this.ahead !== '') alone();
    this.place = outer;
    outer.push({ rows } as unknown as Line);
  }

  part = (part: Part): void => {
    if (isBlock<Part>(part)) this.block<Part>(part, this.part, (text, where) => this.tag(text, where));
    else if ('table' in part) this.table(part as Table);
    else this.words(part as Words);
  };

  write(parts: readonly Part[]): Body {
    parts.forEach(this.part);
    if (this.ahead !== '') this.tags();
    return this.body;
  }
}

/** A template that the check must pass for `DISPATCH_BL`. */
export const bodies: fc.Arbitrary<Body> = body.map((parts) => new Author().write(parts));
